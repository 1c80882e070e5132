// The power to lease, by name: "the sole and exclusive right to execute leases", "executive rights".

const POWER =
  /\b(?:(?:sole|exclusive|full|complete|entire|absolute|unrestricted|perpetual),? (?:and )?){0,4}(?:executive (?:and leasing )?(?:rights?|powers?)|leasing (?:rights?|powers?)|(?:rights?|powers?|privileges?|authority)(?: and (?:rights?|powers?|privileges?|authority))?(?:,? (?:as to|over|upon|on|with respect to|in respect (?:of|to)|regarding|as regards|for himself|for herself)\b[^.;]{3,140}?)?,? (?:to|of) (?:(?:sell|join in|execute|make|give|let|sign|amend|negotiate|grant|enter into|execution of|making of)(?:,? (?:and|or) |,? )(?:(?:all|any|the) )?){0,4}(?:leases?|leasing|leases|execut\w+|mak\w+|grant\w*|negotiat\w+)\b[^.;]{0,50}?(?:leases?\b|leasing\b|lands?\b|minerals?\b|interests?\b|estate\b|same\b|$))/i;

/** "a royalty, without executive right": a power that is not kept. */
const WITHOUT = /\b(?:without|free of|devoid of|no|not|nor|lacking|exclusive of)(?: (?:any|the|of|share|part|all|right to|bonus|rentals?|or|and|in),?){0,5} $/i;

/** Where the clause names the power to lease, null where it does not: "the sole and exclusive right to execute leases". */
export function leasingPower(clause: string): { at: number; text: string } | null {
  const m = POWER.exec(clause);
  return m && !WITHOUT.test(clause.slice(0, m.index)) ? { at: m.index, text: m[0] } : null;
}
