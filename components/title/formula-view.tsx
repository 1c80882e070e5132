import { TriangleAlert } from "lucide-react";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { Formula } from "./formula";

function Sign({ children }: { children: string }) {
  return <span className="px-1 text-ink-3">{children}</span>;
}

/** 1 × ½ × ¼ = ⅛, set as a formula. */
export function FormulaView({ formula }: { formula: Formula }) {
  const told = formula.factors.filter((f, i) => i === 0 || f.ratio !== "1");
  return (
    <div>
      <p className="flex flex-wrap items-center gap-y-2 text-base font-medium">
        {formula.terms.length > 1 &&
          keyed(formula.terms, (t) => `${t.effect_id}${t.from}`).map(({ key, item: t }, i) => (
            <span key={key} className="flex items-center">
              {i === 0 ? <Sign>(</Sign> : <Sign>+</Sign>}
              <FractionText text={t.share} built />
              {i === formula.terms.length - 1 && <Sign>)</Sign>}
            </span>
          ))}
        {keyed(told.slice(formula.terms.length > 1 ? 1 : 0), (f) => `${f.effect_id}${f.to}`).map(({ key, item: f }, i) => (
          <span key={key} className="flex items-center">
            {(i > 0 || formula.terms.length > 1) && <Sign>×</Sign>}
            <FractionText text={f.ratio} built />
          </span>
        ))}
        <Sign>=</Sign>
        <FractionText text={formula.result} built className="text-accent" />
      </p>
      {!formula.exact && (
        <p className="mt-2 flex items-center gap-1.5 text-xs text-high">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          The line of estates alone does not give this figure; the steps below do.
        </p>
      )}
    </div>
  );
}
