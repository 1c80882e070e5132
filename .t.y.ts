import { ofLandAlone } from "@/lib/extract/rules/conveyance/land-alone";
import { readInterests } from "@/lib/extract/rules/conveyance/interest";
const w="my undivided one-half of the John A. Chance Survey, Elm County, Texas.";
const f=readInterests(w,0)[0]; console.log(f); if (f) console.log(ofLandAlone(f,w,21));
