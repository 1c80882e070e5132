// The words a recorder's entry is made of: offices, record books, filing and recording, and the small words between them.
// An entry on a paper has next to no others; a sentence of the paper itself always has.

const words = new Set(
  // offices and places
  (
    "office offices clerk clerk's clerks recorder recorder's recorders register register's registrar registrar's county counties parish state city town district circuit chancery court probate judge deputy ex-officio ex officio co auditor auditor's treasurer " +
    // record books
    "record records recorded book books volume volumes vol vols liber reel film docket cabinet register page pages pp folio image frame leaf deed deeds mortgage mortgages misc miscellaneous patent patents lease leases oil gas mineral minerals land lands official public real property royalty release releases assignment assignments conveyance conveyances opr orb photos photo fiduciary will wills minutes orders series new old no nos number numbered instrument instruments document documents doc inst file files serial " +
    // filing and recording
    "filed filing e-filed efiled received rec'd receipt reception presented lodged left offered deposited delivered handed came come brought reached accepted placed put stamped time-stamped timestamped stamp mark rec time-stamp produced tendered submitted copied transcribed spread registered registry registration enrolled entered entry entries written inscribed admitted noted recording recordation indexed request made stands stand found appears see original returned copy certified true duplicate exact " +
    // what is filed, and the clerk's certificate of it
    "paper writing foregoing within above annexed attached hereto certificate certify memorandum note notes endorsement endorsed data caption seal hand official given under authentication " +
    // hours and days
    "time hour hours o'clock am pm a.m p.m noon midnight morning forenoon afternoon evening minutes minute past half quarter after before day days date dated same month year ad lord our one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty " +
    // fees and the like
    "fee fees paid tax taxes transfer exempt page(s) compared verified " +
    // small words
    "the a an of in on at by for to from and or with as is was were be been being it its this that these said who him her them which there here duly hereby also upon into my our your his the is am same together beginning commencing starting number through thereof therein thereon hereon hereof i"
  ).split(" "),
);

const capital = /^[A-Z]/;
const states =
  /^(?:Ala|Alabama|Ark|Arkansas|Ariz|Arizona|Calif|California|Colo|Colorado|Dak|Dakota|Florida|Ga|Georgia|Idaho|Ill|Illinois|Ind|Indiana|Iowa|Kan|Kans|Kansas|Ky|Kentucky|La|Louisiana|Mich|Michigan|Minn|Minnesota|Miss|Mississippi|Mo|Missouri|Mont|Montana|Neb|Nebr|Nebraska|Nev|Nevada|Mexico|York|Ohio|Okla|Oklahoma|Penna|Pennsylvania|Tenn|Tennessee|Tex|Texas|Utah|Va|Virginia|Wash|Wis|Wyo|Wyoming|North|South|West|New|N|S|W)$/i;

/** Words that no recorder's entry has: they speak of parties, of signing, of land or of another paper. */
const foreign =
  /\b(?:acknowledge[ds]?|notary|notarial|sworn|subscribed|signed|executed|witness|commission expires|between|less(?:or|ee)s?|grant(?:or|ee)s?|assign(?:or|ee)s?|vendors?|vendees?|sellers?|buyers?|conveys?|conveyed|sells?|sold|whereas|personally|appeared|heirs|acres?|sections?|survey|tract|plat|map|described|subject|reserv\w+|except\w*|dated|cause|order no|certificate no|application|final certificate|prior|previous(?:ly)?|reference|unit|well|formerly|made and entered|before the (?:court|judge|commission)|petition|hearing|heard|bearing date|extinguish\w*|so ordered|corrects?|amends?|releases|releasing|assigns|return to|(?:by|that|certain|their|his|her) (?:deed|lease|instrument|document|order)|(?:deed|lease|instrument) (?:recorded|of record|filed|in|at|from|to|given|made)|(?:the|that|said|such|his|her|their|a) (?:\w+ )?(?:lease|assignment|mortgage|release) (?:was|were|is|has|had)\b|not (?:been )?(?:recorded|filed|placed|put|entered|of record)|which (?:came|is|was)|that came|mail(?:ed)? to|prepared)\b/i;

/** The certificate of acknowledgment that a clerk names with the paper is none of its own. */
const withCertificate = /\b(?:together )?with (?:its|the|a|their)? ?certificates? of (?:its |the )?(?:acknowledge?ment|authentication|proof)\b/gi;

/** A recorder's entry has hardly more words of its own than these. */
const mostStrange = 3;

/** What stands for a name: capital words about an office, "Paul McKennon, Clerk". */
const office = /\b(?:clerk|recorder|register|registrar|deputy|county|parish|records?)\b/i;

/**
 * How nearly words are a recorder's, 0 to 1; dates, hours and places in a book are blanked out before, and counted as `given`.
 * ("Filed for record in the office of the County Clerk of Elm County, Ohio") → 1; ("the lease from Roe to Poe, recorded in") → 0.
 */
export function recorderShare(text: string, given = 0): number {
  const plain = text.replace(withCertificate, " ");
  if (foreign.test(plain)) return 0;
  const namesCount = office.test(plain) ? 0.25 : 0.75;
  let known = given;
  let strange = 0;
  let strangeSmall = 0;
  for (const m of plain.matchAll(/[A-Za-z][A-Za-z'.-]*/g)) {
    const word = m[0].replace(/[.'-]+$/, "");
    const low = word.toLowerCase();
    if (words.has(low) || words.has(low.replace(/\./g, "")) || states.test(word)) known++;
    else if (/^[A-Za-z]$/.test(word)) continue;
    else if (capital.test(word)) strange += namesCount;
    else {
      strange++;
      strangeSmall++;
    }
  }
  if (strangeSmall > mostStrange) return 0;
  return known + strange === 0 ? 1 : known / (known + strange);
}
