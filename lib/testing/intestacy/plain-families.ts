// Families of Oklahoma and Texas told plainly, by neighbours, nieces and clerks; worked by hand.
import type { FamilyCase } from "./family-case";

export const plainFamilies: readonly FamilyCase[] = [
  {
    title: "a second wife in land of before, the first wife told behind the children",
    state: "OK",
    owner: "Ernest Wickham",
    bought: "1941-05-01",
    sworn: [
      {
        day: "1985-03-01",
        text: "STATE OF OKLAHOMA )\nCOUNTY OF BLAINE ) ss.\nAFFIDAVIT OF HEIRSHIP\nR. V. Tolle, of Watonga, a retired banker, first having been duly sworn according to law, says: That he knew Ernest Wickham. That said Ernest Wickham died in Blaine County on September 3, 1984, having made no will. That he left him surviving Cora Wickham, his wife by a second marriage, to whom he was married in 1959, and the following named children, to wit: Harold Wickham, of legal age, Anna Wickham Dean, of legal age, both children of the first marriage of said Ernest Wickham to Mabel Wickham, who died in 1955. That no children were born of the second marriage. That the land was owned by said decedent for many years prior to his second marriage.",
      },
    ],
    want: { "Cora Wickham": "1/3", "Harold Wickham": "1/3", "Anna Wickham Dean": "1/3" },
  },
  {
    title: "a husband who died before, and a dead daughter's sons",
    state: "OK",
    owner: "Lois Pettit",
    bought: "1966-05-01",
    sworn: [
      {
        day: "2012-03-01",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP. State of Oklahoma, Texas County. Kay Brewer, of lawful age, deposes: 1. Lois Pettit died, a resident of Guymon, on June 2, 2011, without a will. 2. Lois was married to Darrell Pettit from 1950 until he died in 1999. She did not remarry. 3. Lois and Darrell were the parents of three children: Gary Pettit, now living in Denver; Connie Pettit Ross, who died on March 1, 2005; and Kent Pettit, who died as an infant in 1956. 4. Connie had been married to Steve Ross, and they had two sons, Travis Ross and Tyler Ross, who are both adults. 5. There are no other heirs.",
      },
    ],
    want: { "Gary Pettit": "1/2", "Travis Ross": "1/4", "Tyler Ross": "1/4" },
  },
  {
    title: "a widow, a sister and the children of a sister, without issue",
    state: "OK",
    owner: "Homer Eads",
    bought: "1933-05-01",
    sworn: [
      {
        day: "1969-03-01",
        text: "AFFIDAVIT. State of Oklahoma, Washita County. I, Zola Finch, knew Homer Eads, who departed this life at Cordell on May 1, 1968. Homer left no will. His widow is Gertrude Eads, who was his only wife. God gave them no children. His folks, Asa and Minerva Eads, are long dead. He had three sisters: Nora Eads Little lives at Sentinel; Ora Eads, who never married, died in 1959; and Cora Eads Webb died in 1962, the mother of two, Don Webb and Fay Webb King. He came by the farm from his father in 1933.",
      },
    ],
    want: { "Gertrude Eads": "1/2", "Nora Eads Little": "1/4", "Don Webb": "1/8", "Fay Webb King": "1/8" },
  },
  {
    title: "children of two marriages told in plain sentences",
    state: "TX",
    owner: "Manuel Ortega",
    bought: "1975-05-01",
    sworn: [
      {
        day: "2010-03-01",
        text: 'AFFIDAVIT OF HEIRSHIP. State of Texas, County of Zavala. On this day personally appeared Rosa Cantu, who after being sworn stated the following: "I knew Manuel Ortega for over thirty years. He died on August 8, 2009 in Crystal City. He never made a will. Manuel\'s first wife was Teresa Ortega; they divorced in 1968. They had one daughter, Maria Ortega Ruiz. In 1970 Manuel married Elvira Ortega, and they were married when he died. Manuel and Elvira had three children: Manuel Ortega, Jr., Sylvia Ortega, and Hector Ortega. Hector died in 2007; he had one son, Daniel Ortega. Manuel and Elvira bought the land in 1975, so it was community."',
      },
    ],
    want: { "Elvira Ortega": "1/2", "Maria Ortega Ruiz": "1/8", "Manuel Ortega, Jr.": "1/8", "Sylvia Ortega": "1/8", "Daniel Ortega": "1/8" },
  },
  {
    title: "brothers, sisters, and nephews told by their dead parents",
    state: "TX",
    owner: "Ada Lou Crisp",
    bought: "1922-05-01",
    sworn: [
      {
        day: "1955-03-01",
        text: "THE STATE OF TEXAS, COUNTY OF LEE. AFFIDAVIT OF HEIRSHIP. W. B. Tanner, first duly sworn, deposes and says that he is personally familiar with the family of Ada Lou Crisp, formerly of Lexington; that she died on or about October 9, 1953, a feme sole, intestate and without issue; that her parents predeceased her; that she left surviving her, as her sole heirs, one brother, Thomas Crisp, two sisters, Mrs. Effie Crisp Burns and Miss Sallie Crisp, one nephew, Walter Crisp, the only child of her deceased brother William Crisp, and two nieces, Dora Hill and Cleo Hill Best, the only children of her deceased sister Martha Hill.",
      },
    ],
    want: {
      "Thomas Crisp": "1/5",
      "Mrs. Effie Crisp Burns": "1/5",
      "Miss Sallie Crisp": "1/5",
      "Walter Crisp": "1/5",
      "Dora Hill": "1/10",
      "Cleo Hill Best": "1/10",
    },
  },
  {
    title: "a divorced father of children by two mothers",
    state: "TX",
    owner: "Delmar Hooks",
    bought: "1953-05-01",
    sworn: [
      {
        day: "1987-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Hardin County. Affiant Glenda Rush, age 66, states under oath: Delmar Hooks (the deceased) died on March 19, 1986. No will has been located. The deceased was single, having been divorced from Jean Hooks in 1979. The deceased was the father of: Debbie Hooks Tarver, born to his marriage with Jean; Ricky Hooks, also born of that marriage, who predeceased him without descendants; and Amber Hooks, age 6, whose mother is Tonya Beard. The deceased has no other children.",
      },
    ],
    want: { "Debbie Hooks Tarver": "1/2", "Amber Hooks": "1/2" },
  },
  {
    title: "separate land for life to the husband, a dead daughter's children",
    state: "TX",
    owner: "Nellie Strube",
    bought: "1936-05-01",
    sworn: [
      {
        day: "1972-03-01",
        text: "AFFIDAVIT OF FAMILY HISTORY AND HEIRSHIP. State of Texas, Colorado County. Ida Kott being duly sworn says: I am the niece of the husband of Nellie Strube, but do not inherit. Aunt Nellie died at Weimar, January 11, 1971, leaving no will. Uncle Louis Strube, her husband, survived her and is still alive. Theirs was the only marriage of each. Two children were born to them: a son, Edwin Strube, and a daughter, Lillian Strube Heger. Edwin lives at Weimar. Lillian died in 1968, and her husband, Joe Heger, and their three children, Kathy Heger, Karen Heger, and Joseph Heger, survive. The 200 acres were Nellie's separate property, inherited from her father in 1936.",
      },
    ],
    want: {
      "Edwin Strube": "1/3",
      "Kathy Heger": "1/9",
      "Karen Heger": "1/9",
      "Joseph Heger": "1/9",
      "life Louis Strube": "1/3",
      "then Edwin Strube": "1/6",
      "then Kathy Heger": "1/18",
      "then Karen Heger": "1/18",
      "then Joseph Heger": "1/18",
    },
  },
  {
    title: "printed clauses with the mother in brackets",
    state: "OK",
    owner: "Arlis Boone",
    bought: "1990-05-01",
    sworn: [
      {
        day: "2006-03-01",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP. State of Oklahoma, Pittsburg County. Affiant: Velma Stipe. Decedent: Arlis Boone. Date of death: January 5, 2005. Place of death: McAlester. Will: No. Marital status at death: Married to Sherry Boone (married 1985). Prior marriages: one, to Joyce Boone, divorced 1981. Children: Randy Boone (by Joyce), living; Tina Boone Hull (by Joyce), died 2001, leaving one child, Ashley Hull; Cole Boone (by Sherry), living. How acquired: purchased 1990 by joint industry of Decedent and Sherry Boone.",
      },
    ],
    want: { "Sherry Boone": "1/2", "Randy Boone": "1/6", "Ashley Hull": "1/6", "Cole Boone": "1/6" },
  },
  {
    title: "husband, then a childless son, then the widow",
    state: "OK",
    owner: "Fred Kessinger",
    bought: "1928-05-01",
    sworn: [
      {
        day: "1964-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Kay County. Lyle Marsh, being duly sworn, upon oath states: that Fred Kessinger died intestate on March 3, 1950, leaving surviving as his sole heirs Laura Kessinger, his widow, and Edgar Kessinger, Ethel Kessinger Rowe and Earl Kessinger, his children; that Laura Kessinger died intestate November 20, 1963, leaving as her sole heirs the above named children, except Earl Kessinger, who died in 1960, unmarried and without issue.",
      },
    ],
    want: { "Edgar Kessinger": "1/2", "Ethel Kessinger Rowe": "1/2" },
  },
  {
    title: "a mother before brothers",
    state: "OK",
    owner: "Leota Crim",
    bought: "1958-05-01",
    sworn: [
      {
        day: "1993-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Jackson County. Bill Stowe, duly sworn: Leota Crim, an unmarried woman without children, died intestate April 30, 1992. Her mother, Bertha Crim, survived her. Her father, Lon Crim, had died in 1971. She had two brothers, Jack Crim and Joe Crim.",
      },
    ],
    want: { "Bertha Crim": "1" },
  },
  {
    title: "children by the first of two wives",
    state: "TX",
    owner: "Herschel Lott",
    bought: "1931-05-01",
    sworn: [
      {
        day: "1959-03-01",
        text: "AFFIDAVIT. The State of Texas, County of Navarro. Sam Crane, under oath: I worked for Herschel Lott and knew all his folks. He died on the 2nd of August, 1958. He was twice married. The first Mrs. Lott, Bonnie, died in 1935, leaving two children by him, Raymond Lott and Geneva Lott Fuller. He then married Vera Lott, who is now his widow, and by her had no children. All of his children were living at his death. He left no will. He owned the land before he married Vera, and it was his separate property.",
      },
    ],
    want: { "Raymond Lott": "1/3", "Geneva Lott Fuller": "1/3", "life Vera Lott": "1/3", "then Raymond Lott": "1/6", "then Geneva Lott Fuller": "1/6" },
  },
];
