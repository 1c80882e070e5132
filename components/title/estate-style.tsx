import {
  Anchor,
  ArrowRightToLine,
  Banknote,
  Coins,
  FileSignature,
  Hourglass,
  KeyRound,
  Landmark,
  type LucideIcon,
  Percent,
  Pickaxe,
  Route,
  Sprout,
  Undo2,
} from "lucide-react";
import { cx } from "@/components/ui/class-names";
import { type EstateType, estateTypes } from "@/lib/contracts/vocabulary/estates";
import { estateLabels } from "./estate-labels";

type Style = { short: string; icon: LucideIcon; color: string };
/** Each estate has a sign, letters and a word; colour comes last. */
const looks: Record<EstateType, Style> = {
  fee: { short: "FEE", icon: Landmark, color: "var(--e-fee)" },
  surface: { short: "SUR", icon: Sprout, color: "var(--e-surface)" },
  mineral: { short: "MIN", icon: Pickaxe, color: "var(--e-mineral)" },
  executive_right: { short: "EXE", icon: KeyRound, color: "var(--e-executive)" },
  royalty: { short: "ROY", icon: Coins, color: "var(--e-royalty)" },
  leasehold: { short: "LSE", icon: FileSignature, color: "var(--e-leasehold)" },
  overriding_royalty: { short: "ORR", icon: Percent, color: "var(--e-override)" },
  production_payment: { short: "PPT", icon: Banknote, color: "var(--e-override)" },
  life_estate: { short: "LIF", icon: Hourglass, color: "var(--e-future)" },
  remainder: { short: "REM", icon: ArrowRightToLine, color: "var(--e-future)" },
  reversion: { short: "REV", icon: Undo2, color: "var(--e-future)" },
  lien: { short: "LIEN", icon: Anchor, color: "var(--e-lien)" },
  easement: { short: "ESM", icon: Route, color: "var(--e-easement)" },
};

export const estateStyle = Object.fromEntries(estateTypes.map((t) => [t, { ...looks[t], label: estateLabels[t] }])) as Record<
  EstateType,
  Style & { label: string }
>;

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
