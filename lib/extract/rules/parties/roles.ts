// The roles that the two sides of each kind of instrument have, where the words give none.
import type { PartyRole } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";

const byType: Partial<Record<InstrumentType, readonly [PartyRole, PartyRole]>> = {
  power_of_attorney: ["principal", "agent"],
  assignment_of_overriding_royalty: ["assignor", "assignee"],
  unit_designation: ["other", "other"],
  division_order: ["other", "other"],
  contract_for_deed: ["grantor", "grantee"],
  right_of_way_deed: ["grantor", "grantee"],
};

/** oil_gas_lease → ["lessor", "lessee"]; warranty_deed → ["grantor", "grantee"]. */
export function rolesOf(type: InstrumentType): readonly [PartyRole, PartyRole] {
  const own = byType[type];
  if (own) return own;
  switch (instrumentCategory[type]) {
    case "lease":
      return ["lessor", "lessee"];
    case "assignment":
      return ["assignor", "assignee"];
    case "release":
      return ["releasor", "releasee"];
    case "lien":
      return ["mortgagor", "mortgagee"];
    case "probate":
      return ["decedent", "heir"];
    case "court":
      return ["plaintiff", "defendant"];
    case "agreement":
      return ["other", "other"];
    default:
      return ["grantor", "grantee"];
  }
}
