// Words that mean several people told of before as a list.

/** "said nine children", "the heirs so named": a class that stands for the list of its names. */
export const CLASS =
  /\b(?:the |said |such |his |her |their |decedent['’]s |above[- ]named |aforesaid |surviving ){1,4}(?:(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )?(?:(?:said|named|surviving|adult) ){0,3}(?:children|heirs(?: at law)?|devisees|legatees|distributees|sons|daughters|brothers(?: and sisters)?|sisters|(?:persons|parties) (?:so |above |aforesaid |last )*(?:named|entitled))\b(?! of )|\b(?:to )?each of (?:them|these)\b(?= (?:is|are|has|have|takes?|owns?|the owner|an?|one))/gi;
