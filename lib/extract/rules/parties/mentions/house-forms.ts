// The words by which a house is known for one, each in one place: forms of law, bodies, words of business, words cut short. The readers of names take the classes that they need.

/** Forms of law. */
const LEGAL = "inc|incorporated|corp|corporation|company|co|ltd|limited|llc|l\\.?l\\.?c|lc|l\\.c|lp|l\\.p|llp|lllp|plc";
/** Bodies whose name their kind may close. */
const BODY = "bank|trust|partnership|association|church|fund|foundation|society|estate";
const word = (words: string): RegExp => new RegExp(`^(?:${words})$`, "i");

/** A form of law alone: "Inc", "Ltd". */
export const legalForm = word(LEGAL);
/** Forms of house: "Inc", "Ltd", "Bank". */
export const form = word(`${LEGAL}|${BODY}|na|n\\.a|district|venture|commission|board`);
/** A form that closes a name: what "and" joins behind it is another house, unless it goes on. */
export const closesName = word(`${LEGAL}|${BODY}|companies|assn|lodge|works|exchange|authority|county`);
/** Up to three words with a form of house behind them. */
export const formBehind = new RegExp(`^(?:[a-z]+ ){0,3}(?:${LEGAL}|association|assn|trust|bank|partnership)\\b`, "i");

/** Short forms of house that a point closes. */
export const abbreviatedForm = /^(?:inc|corp|ltd|co|assn)$/i;
/** "…, L.L.C", "…, L.C", "…, L.P": the last letter of a form of house written with points. */
export const pointedForm = /, ?L\. ?(?:L\. ?[CP]|[CP])$/;
/** Words of houses that are cut short with a point: "Elm Expl. and Prod. Co.". */
const CUT_SHORT = new Set(
  `bros natl assn assoc expl explor prod petr petrol univ presb bapt meth cath luth evang invest intl dept bldg chas robt thos benj oper mfg dev serv
  ins ent amer nat gen pac cent sou nor eng est agr ref`.split(/\s+/),
);
export const isCutShort = (w: string): boolean => abbreviatedForm.test(w) || CUT_SHORT.has(w.toLowerCase());

/** Lines of business. */
const BUSINESS =
  `land oil gas cattle coal mining mineral lumber timber iron steel loan trust investment livestock mercantile royalty banking savings abstract title
  drilling petroleum production exploration ranch farm grain milling coke salt lead development insurance transportation supply tool machine hardware`.split(
    /\s+/,
  );
/** "Chas. E. Coe Land" before "& Cattle Co.": words that end in a line of business. */
export const endsInBusiness = new RegExp(`\\b(?:${BUSINESS.join("|")}|real estate|pipe ?line)$`, "i");

/** Words of business and of good works, which by themselves name nobody: what follows "&" in such words goes on with the name before it. */
const GENERIC = new Set([
  ...BUSINESS,
  ...`agricultural aid air american ancient assurance automobile baking baptist benevolent bottling bonding brick broadcasting building business canal
  canning catholic cement central chemical christian citizens city clay cold colonization commercial commerce construction consolidated copper
  cooperative cotton credit crippled crude dairy deposit drainage dry electric elevator energy engineering equipment evangelical export farmers
  farming federal fee fertilizer finance financial fire fishing flour free freight fruit fuel furniture gathering general gin goods grazing growers
  guarantee guaranty helium highway holding home hotel ice immigration implement import improvement independent industrial industries international
  irrigation leasing life light lime machinery manufacturing marine marketing mechanics medical merchants mine minerals miners mortgage motor mutual
  national natural navigation operating ore orchard orphans packing paper pipe pipeline planing planting power producers producing products property
  provision public publishing pump quarry railroad railway real estate realty reclamation refining refrigeration royalties rubber safe safety
  sanitary school security seed service sheep shipping silver smelting state steam stock stockmen stone storage sugar sulphur surety telegraph
  telephone theological tile tobacco traction trading trail transfer transit transmission transport union urban utilities utility veterans water well
  wheat widows wool zinc accepted masons missionary drillers stockyards conservation control sewer library levee park port hospital relief memorial
  live feed hay poultry egg produce creamery pecan grocery drug sash wagon saddlery harness compress ginning nursery heating lighting plumbing
  burial cemetery parsonage family rural fellows odd housing affairs rod gun fish game hunting sportsmen hunt shooting`.split(/\s+/),
]);
export const isGeneric = (w: string): boolean => GENERIC.has(w.toLowerCase().replace(/['’]s?$/, ""));
