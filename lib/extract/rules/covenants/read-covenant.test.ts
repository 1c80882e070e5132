import { describe, expect, it } from "vitest";
import { type Covenant, covenantAmong, covenantIn } from "./read-covenant";

describe("covenantIn", () => {
  it.each<[Covenant | null, string]>([
    ["general", "Seller will stand good for the title against every lawful claimant."],
    ["general", "I warrant the farm and shall defend it from any person who claims it."],
    ["general", "The vendors engage to make good the title to him and his heirs."],
    ["general", "Our heirs stand bound with us to uphold the title."],
    ["general", "The warranty: general."],
    ["general", "Its title is warranted to her by the seller."],
    ["general", "He conveys and warrants to Ann Quade Lot 4."],
    ["general", "She sells Lot 4 with covenants of general warranty."],
    ["general", "The title I warrant, and I will keep him and his heirs quiet in that title against all comers."],
    ["general", "They covenant that they will at all times defend the buyer's title as warrantors."],
    ["general", "Title warranted."],
    ["general", "Title warranted against all the world."],
    ["general", "I agree to make the title good."],
    ["general", "The grantor binds herself to defend the same."],
    ["special", "The warranty is special and reaches only the acts of the grantor."],
    ["special", "The Company defends the title against its own acts and no further."],
    ["special", "Title is warranted against persons claiming by, through or under the seller."],
    ["special", "My warranty is special, against those claiming under me."],
    ["special", "I warrant title only against what I may have done myself."],
    ["none", "No warranty is made."],
    ["none", "The grantor quitclaims without any warranty."],
    [null, "Being the land that Orley Stone had by warranty deed from Jo Roe."],
    [null, "It was located by virtue of land warrant No. 411 for 640 acres of land."],
    [null, "The sheriff had a warrant and took possession of the land."],
    [null, "The lessee shall maintain the fences on the premises."],
  ])("%s: %s", (covenant, sentence) => expect(covenantIn(sentence)).toBe(covenant));

  it("lets a covenant stand where another sentence leaves one thing out of it", () =>
    expect(covenantAmong(["We warrant the same and will defend it against all persons.", "As against that lease there is no warranty."])).toBe("general"));
});
