import { expect, it } from "vitest";
import { PAYMENT_ENDED } from "./payment-ended";

it.each([
  "that the production payment has ended and is of no more effect",
  "the oil payment of $40,000.00 reserved in Vol. 9, page 4, has been paid in full out of the runs to May 1, 1961",
  "Ada Venn acknowledges full satisfaction of the said oil payment",
  "she has received the whole of her production payment",
  "The undersigned hereby releases and discharges the production payment reserved in Book 4, page 9",
  "the oil-payment having been wholly liquidated in 1972",
])("says that a production payment is over: %s", (words) => expect(words).toMatch(PAYMENT_ENDED));

it.each([
  "the production payment shall end when assignor has been paid $80,000.00",
  "until the oil payment has been paid in full",
  "the production payment has not been paid in full",
  "reserves a production payment of 1/16 of 8/8 until he has received $80,000.00",
  "the lessee has paid all royalties",
  "for Ten Dollars cash in hand paid, assigns to Ash Petroleum Company the production payment of $50,000 reserved by it",
  "for $10,000 received, mortgages to First Bank its production payment",
  "First Bank has received payment in full of the note secured by mortgage on the production payment of Elm Oil Company",
  "Assignee received the lease subject to the oil payment of $50,000",
])("does not: %s", (words) => expect(words).not.toMatch(PAYMENT_ENDED));
