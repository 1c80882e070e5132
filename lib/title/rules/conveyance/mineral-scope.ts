// The question: do words on minerals take in oil and gas? The ledger of minerals is the ledger of oil and gas.
import type { Rule } from "@/lib/title/rules/rule";

export type ScopeFacts = {
  /** Oil, gas, petroleum or hydrocarbons are named. */
  readonly namesOilOrGas: boolean;
  /** "minerals" in general are named. */
  readonly general: boolean;
  /** Oil or petroleum is named, and gas is not. */
  readonly oilWithoutGas?: boolean;
  /** Coal, ores, stone, sand, salt, sulphur and the like are named. */
  readonly namesHard: boolean;
};
export type Scope = "oil_and_gas" | "other_minerals";

export const hardMineralsOnly: Rule<ScopeFacts, Scope> = {
  id: "conveyance.minerals.only-those-named",
  title: "Words that name coal, ores or stone alone leave oil and gas where they were",
  cites: ["Act of June 22, 1910, 36 Stat. 583", "U.S. Steel Corp. v. Hoge, 468 A.2d 1380 (Pa. 1983)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.namesHard && !f.general && !f.namesOilOrGas,
  then: () => "other_minerals",
  because: () => "Only minerals other than oil and gas are named.",
};

export const dunham: Rule<ScopeFacts, Scope> = {
  id: "conveyance.minerals.pennsylvania",
  title: "In Pennsylvania minerals in general are not oil and gas",
  cites: [
    "Dunham & Shortt v. Kirkpatrick, 101 Pa. 36 (1882)",
    "Highland v. Commonwealth, 161 A.2d 390 (Pa. 1960)",
    "Butler v. Charles Powers Estate, 65 A.3d 885 (Pa. 2013)",
  ],
  jurisdictions: { only: ["PA"] },
  in_force: {},
  when: (f) => f.general && !f.namesOilOrGas,
  then: () => "other_minerals",
  because: () =>
    "The deed names minerals without oil or gas; the parties are presumed to speak of minerals of a metallic nature unless clear proof shows otherwise.",
};

export const oilIsNoGas: Rule<ScopeFacts, Scope> = {
  id: "conveyance.minerals.pennsylvania-oil-without-gas",
  title: "In Pennsylvania minerals and petroleum oils are not natural gas",
  cites: ["Bundy v. Myers, 94 A.2d 724 (Pa. 1953)", "Butler v. Charles Powers Estate, 65 A.3d 885 (Pa. 2013)"],
  jurisdictions: { only: ["PA"] },
  in_force: {},
  when: (f) => f.general && f.oilWithoutGas === true,
  then: () => "other_minerals",
  because: () =>
    "Oil is named beside minerals and gas is not; natural gas, in shale as elsewhere, stays where it was. The oil itself is not followed apart from the gas.",
};

export const strohacker: Rule<ScopeFacts, Scope> = {
  id: "conveyance.minerals.arkansas",
  title: "In Arkansas minerals are what the word meant at the place and the time",
  cites: ["Missouri Pac. R.R. v. Strohacker, 152 S.W.2d 557 (Ark. 1941)", "Ahne v. Reinhart & Donovan Co., 401 S.W.2d 565 (Ark. 1966)"],
  jurisdictions: { only: ["AR"] },
  in_force: { to: "1905-12-31" },
  when: (f) => f.general && !f.namesOilOrGas,
  then: () => "other_minerals",
  because: () => "Before oil and gas were known as minerals there, coal and mineral deposits did not take them in.",
  assumes: () => true,
};

export const oilAndGas: Rule<ScopeFacts, Scope> = {
  id: "conveyance.minerals.oil-and-gas",
  title: "Minerals take in oil and gas",
  cites: ["Moser v. U.S. Steel Corp., 676 S.W.2d 99 (Tex. 1984)", "McCormick v. Union Pac. Res. Co., 14 P.3d 346 (Colo. 2000)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "oil_and_gas",
  because: () => "Oil and gas are named, or are minerals in the ordinary meaning of the word.",
};

export const scopeRules = [hardMineralsOnly, dunham, oilIsNoGas, strohacker, oilAndGas];
