// What several takers are, told ahead of their names: "to the three men who found the prospect, A, B and C".

const NUMBER = "(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}|several|few|various)";
const PEOPLE =
  "(?:persons|people|parties|individuals|men|women|ladies|gentlemen|folks?|friends|neighbou?rs|partners|associates|companies|firms|corporations|owners|holders|investors|participants|members|employees|workers|geologists|landmen|engineers|brokers|attorneys|officers|directors|assignees|grantees|takers|buyers|purchasers|beneficiaries|heirs|devisees|children|sons|daughters|brothers|sisters|siblings|nephews|nieces|cousins|grandchildren|grandsons|granddaughters|kin|kinsmen|relatives)";
/** "who worked up the prospect", "named below", "of the assignor": small words alone, without a mark. */
const TOLD_OF = "(?: [a-z][a-z'’-]*){0,14}?";
/** ", in equal shares", ", each as to one third": how they take. */
const HOW = "(?:, (?:in|by|share|each|equally|as|and|to|jointly)(?: [a-z][a-z'’-]*){0,8}?){0,3}";

/** A count or "following", the noun for several people and what is told of them, up to the mark before the first name; source of a pattern, for use behind "to". */
export const GROUP_AHEAD = `(?:(?:these|those|all|its|his|her|their|my|our) )?(?:(?:[a-z-]+ )?(?:${NUMBER}|following|below|undersigned|here|named|said)(?: [a-z-]+){0,2} ${PEOPLE}|those)\\b${TOLD_OF}${HOW}(?:[,:]| -| –| —)(?: (?:namely|to-?wit|viz\\.?|being|that is(?: to say)?)[,:]?)? (?=[A-Z][\\w.'’-]* [A-Z&])`;
