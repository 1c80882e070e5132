import {
  Anchor,
  ArrowRightToLine,
  Banknote,
  Coins,
  FileSignature,
  Hourglass,
  KeyRound,
  Landmark,
  Layers,
  type LucideIcon,
  Percent,
  Pickaxe,
  Route,
  Sprout,
  Undo2,
} from "lucide-react";
import { cx } from "@/components/ui/class-names";
import type { EstateType } from "@/lib/contracts/estates";

type Style = { label: string; short: string; icon: LucideIcon; color: string };
/** Each estate has a sign, letters and a word; colour comes last. */
export const estateStyle: Record<EstateType, Style> = {
  fee: { label: "Fee", short: "FEE", icon: Landmark, color: "var(--e-fee)" },
  surface: { label: "Surface", short: "SUR", icon: Sprout, color: "var(--e-surface)" },
  mineral: { label: "Mineral", short: "MIN", icon: Pickaxe, color: "var(--e-mineral)" },
  executive_right: { label: "Executive right", short: "EXE", icon: KeyRound, color: "var(--e-executive)" },
  royalty: { label: "Royalty", short: "ROY", icon: Coins, color: "var(--e-royalty)" },
  leasehold: { label: "Leasehold", short: "LSE", icon: FileSignature, color: "var(--e-leasehold)" },
  overriding_royalty: { label: "Overriding royalty", short: "ORR", icon: Percent, color: "var(--e-override)" },
  production_payment: { label: "Production payment", short: "PPT", icon: Banknote, color: "var(--e-override)" },
  life_estate: { label: "Life estate", short: "LIF", icon: Hourglass, color: "var(--e-future)" },
  remainder: { label: "Remainder", short: "REM", icon: ArrowRightToLine, color: "var(--e-future)" },
  reversion: { label: "Reversion", short: "REV", icon: Undo2, color: "var(--e-future)" },
  lien: { label: "Lien", short: "LIEN", icon: Anchor, color: "var(--e-lien)" },
  easement: { label: "Easement", short: "ESM", icon: Route, color: "var(--e-easement)" },
};

export function EstateSign({ type, className }: { type: EstateType; className?: string }) {
  const { icon: Icon, color } = estateStyle[type];
  return <Icon aria-hidden="true" strokeWidth={1.9} className={cx("size-3.5 shrink-0", className)} style={{ color }} />;
}

/** Sign and name of an estate. */
export function EstateName({ type, suffix }: { type: EstateType; suffix?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <EstateSign type={type} />
      {estateStyle[type].label}
      {suffix && <span className="text-ink-2">{suffix}</span>}
    </span>
  );
}
