import { expect, it } from "vitest";
import { yieldsIn } from "./yields";

it.each([
  "Of my own knowledge I say that oil has been run from it every month since 1951.",
  "Gas has been piped from it since 1951, with no cessation of production.",
  "Crude has been barged away from the Venn No. 2 every other week since 1951.",
  "The pump jack has nodded without a break to this day.",
  "Three flowing wells are upon the tract.",
  "The production tax on the oil has been paid every month to date.",
  "The lease has made forty barrels daily without a break.",
  "Gas from it has been fed to the town line month by month.",
  "The separator and wells have not missed a day and oil is loaded there still.",
])("oil or gas is got: %s", (text) => expect(yieldsIn(text)).not.toBeNull());

it.each([
  "No oil has been barged away since 1951.",
  "Oil will be loaded there every week from next year on.",
  "Wheat has been hauled from the lease every year since 1951.",
  "His own well on the adjoining farm has pumped oil ever since.",
  "Elm Oil claims that the well has pumped oil ever since.",
  "If oil is run every month, the lease shall continue.",
  "The lease has been kept alive by delay rentals paid yearly to this day.",
  "The lease has been paid up to date and stands so yet.",
  "The oil and gas were bought by Bo Lark and have been owned by him ever since.",
  "Taxes on the oil and gas have been paid every year.",
  "Gas was found in 1951 and has been shut in ever since.",
  "A gas line has been laid there and is in use still.",
  "Delivery of the deed was made, and it has been kept by him ever since.",
])("nothing is told to be got: %s", (text) => expect(yieldsIn(text)).toBeNull());
