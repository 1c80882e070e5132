import { findSentences } from "@/lib/text/sentences";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { readInterests } from "@/lib/extract/rules/conveyance/interest";
for (const t of process.argv.slice(2)) { console.log(findSentences(t).map((s:any)=>t.slice(s.start,s.end)), findShares(t).map(s=>[s.text,estateOf(t.slice(s.end))]), readInterests(t,0).map(f=>f.interest)); }
