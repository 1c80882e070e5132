import type { EstateType } from "@/lib/contracts/estates";

export const estateLabels: Record<EstateType, string> = {
  fee: "Fee",
  surface: "Surface",
  mineral: "Mineral",
  executive_right: "Executive right",
  royalty: "Royalty",
  leasehold: "Leasehold",
  overriding_royalty: "Overriding royalty",
  production_payment: "Production payment",
  life_estate: "Life estate",
  remainder: "Remainder",
  reversion: "Reversion",
  lien: "Lien",
  easement: "Easement",
};
