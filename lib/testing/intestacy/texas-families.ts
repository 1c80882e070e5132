// Texas families: community and separate land, before and since 1 September 1993, worked by hand.
import type { FamilyCase } from "./family-case";

export const texasFamilies: readonly FamilyCase[] = [
  {
    title: "before 1993 the half of the community goes to the children",
    state: "TX",
    owner: "Rufus Amsler",
    bought: "1948-02-10",
    sworn: [
      {
        day: "1976-04-19",
        text: "AFFIDAVIT OF HEIRSHIP. THE STATE OF TEXAS, COUNTY OF WALLER. Before me appeared Hugo Bering, who upon oath said: Rufus Amsler and I were schoolmates. He died at Hempstead, June 17, 1975, and left no will. Dora Amsler, whom he married in 1938, is his widow; neither had another spouse. Of their children there are living Rufus Amsler, Jr., of Brookshire, and Ella Amsler Kerr, the wife of Dr. John Kerr, of Bellville; a third, Max, died in 1960 and was survived by one son, Paul Amsler, now nineteen. The 200 acres were community property of Rufus and Dora.",
      },
    ],
    want: { "Dora Amsler": "1/2", "Rufus Amsler, Jr.": "1/6", "Ella Amsler Kerr": "1/6", "Paul Amsler": "1/6" },
  },
  {
    title: "since 1993 the community goes to the wife where all children are hers",
    state: "TX",
    owner: "Ernest Kubena",
    bought: "1970-07-15",
    sworn: [
      {
        day: "2002-01-31",
        text: 'AFFIDAVIT OF FACTS CONCERNING THE IDENTITY OF HEIRS. State of Texas, County of Fayette. My name is Agnes Janda. I knew ERNEST KUBENA ("Decedent") from 1951 until his death. Decedent died on September 2, 2001 at La Grange, Texas, intestate. Decedent was married once, to MARY KUBENA, on May 9, 1959, and they remained married until his death. Decedent\'s children, all born of that marriage, are: DENNIS KUBENA, JANET KUBENA OTT, and PATSY KUBENA. Decedent neither had nor adopted another child. The land described below was their community property.',
      },
    ],
    want: { "Mary Kubena": "1" },
  },
  {
    title: "since 1993 the half of the community goes to the issue where a child is another's",
    state: "TX",
    owner: "Gilbert Sosa",
    bought: "1988-12-12",
    sworn: [
      {
        day: "2007-11-11",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, County of Live Oak. 1. Decedent: Gilbert Sosa. 2. Decedent died March 13, 2006, at Three Rivers, Texas; he had no will. 3. Decedent was married two times: to Elena Sosa, 1970, divorced 1981; and to Norma Sosa, June 5, 1983, who survives him. 4. Children of the first marriage: Gilbert Sosa, Jr. and Diana Sosa Pena. 5. Children of the second marriage: Marcos Sosa. 6. All of the children are living. 7. The property was bought in 1988 with community funds of Decedent and Norma Sosa. I, Luis Trevino, have personal knowledge of these facts, being a friend of the family.",
      },
    ],
    want: { "Norma Sosa": "1/2", "Gilbert Sosa, Jr.": "1/6", "Diana Sosa Pena": "1/6", "Marcos Sosa": "1/6" },
  },
  {
    title: "separate land: a third for life to the husband",
    state: "TX",
    owner: "Bessie Crain",
    bought: "1940-01-02",
    sworn: [
      {
        day: "1969-03-03",
        text: "THE STATE OF TEXAS, COUNTY OF RUSK. AFFIDAVIT. Affiant, O. L. Peek, knew Bessie Crain well from 1930. She passed away on April 23, 1968, at Henderson and left no will. Her husband, Odell Crain, whom she married in 1945, outlived her. She had two children, both by Odell: Jerry Crain and Linda Crain Moss, both living. The land was her separate property, having been bought by her while single, in 1940.",
      },
    ],
    want: {
      "life Odell Crain": "1/3",
      "then Jerry Crain": "1/6",
      "then Linda Crain Moss": "1/6",
      "Jerry Crain": "1/3",
      "Linda Crain Moss": "1/3",
    },
  },
  {
    title: "separate land without issue: half to the wife, a quarter to the mother, a quarter to the brothers and sisters",
    state: "TX",
    owner: "Curtis Hagler",
    bought: "1951-09-09",
    sworn: [
      {
        day: "1984-08-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Coleman County. R. T. Maddox, being duly sworn, says on oath that Curtis Hagler died intestate on December 24, 1983; that he left no child or descendant; that he left surviving him his wife, Imogene Hagler, his mother, Mrs. Viola Hagler, his brother, Doyle Hagler, and his sister, Mrs. Faye Hagler Reese; that his father, T. J. Hagler, had died in 1970; and that the land was his separate property, having been acquired by him before his marriage.",
      },
    ],
    want: { "Imogene Hagler": "1/2", "Mrs. Viola Hagler": "1/4", "Doyle Hagler": "1/8", "Mrs. Faye Hagler Reese": "1/8" },
  },
  {
    title: "grandchildren by heads and a great-grandchild by stock, where every child is dead",
    state: "TX",
    owner: "Ophelia Banks",
    bought: "1925-06-19",
    sworn: [
      {
        day: "1982-02-14",
        text: "STATEMENT OF HEIRSHIP. Texas, Anderson County. I, Deacon Willie Spratt, solemnly swear: Ophelia Banks died on May 30, 1981, a widow, without a will. Her husband Josiah had died in 1950. Her only two children were Reuben Banks and Hattie Banks Lott, and both died before her. Reuben left two children, Cleophus Banks and Verna Banks Hill, who are living. Hattie left two, namely Otis Lott, who is living, and Mae Lott Dean, who died in 1979, leaving one child, Tasha Dean, also living.",
      },
    ],
    want: { "Cleophus Banks": "1/4", "Verna Banks Hill": "1/4", "Otis Lott": "1/4", "Tasha Dean": "1/4" },
  },
  {
    title: "a father and a brother halve the land of one unmarried",
    state: "TX",
    owner: "Leland Yarbro",
    bought: "1955-05-25",
    sworn: [
      {
        day: "1964-10-10",
        text: "AFFIDAVIT. State of Texas, County of Young. Ben Pickard, sworn: Leland Yarbro died August 15, 1963, at Graham, a bachelor; he left no will and no child. His father, A. B. Yarbro, is living. His mother, Stella Yarbro, is dead; she died in 1959. Leland had one brother, Travis Yarbro, and one sister, Joyce Yarbro Cantrell, and no others, and both are living.",
      },
    ],
    want: { "A. B. Yarbro": "1/2", "Travis Yarbro": "1/4", "Joyce Yarbro Cantrell": "1/4" },
  },
  {
    title: "the half blood takes half as much",
    state: "TX",
    owner: "Nettie Sparkman",
    bought: "1944-03-07",
    sworn: [
      {
        day: "1990-09-19",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Hopkins County. Imogene Petty, being sworn, states: Nettie Sparkman never married and had no children. She died December 20, 1989, and no will was found. Her parents, Jim Sparkman and Lola Sparkman, are dead. She was survived by one sister of the whole blood, Verda Sparkman Hale, of Cumby, and two brothers of the half blood, Ross Sparkman, of Como, and Dan Sparkman, of Yantis, sons of her father by his first wife.",
      },
    ],
    want: { "Verda Sparkman Hale": "1/2", "Ross Sparkman": "1/4", "Dan Sparkman": "1/4" },
  },
  {
    title: "questions and answers about a man of one marriage, community before 1993",
    state: "TX",
    owner: "Alonzo Pratt",
    bought: "1950-10-31",
    sworn: [
      {
        day: "1980-01-18",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, County of Nolan. Affiant: Ruby Teague. Q. What is the name of the deceased? A. Alonzo Pratt. Q. On what date did he die? A. July 7, 1979. Q. Did he leave a will? A. No. Q. To whom was he married, and when? A. To Effie Pratt, in 1936, his only wife. She survives. Q. Name all of his children. A. Wilma Pratt Dobbs, Cecil Pratt, and Juanita Pratt Ward. Q. Are any of them dead? A. Cecil died in 1972. Q. Did that child leave children? A. Yes, two: Ricky Pratt and Donna Pratt. Q. Were all of the children also hers? A. Yes. Q. Was the land separate or community? A. Community.",
      },
    ],
    want: { "Effie Pratt": "1/2", "Wilma Pratt Dobbs": "1/6", "Juanita Pratt Ward": "1/6", "Ricky Pratt": "1/12", "Donna Pratt": "1/12" },
  },
  {
    title: "husband, son and wife in turn: what came to the son is his own and burdened by his widow's third for life",
    state: "TX",
    owner: "Homer Biggs",
    beside: "and wife, LOIS BIGGS",
    bought: "1946-11-22",
    sworn: [
      {
        day: "1995-02-27",
        text: "AFFIDAVIT OF HEIRSHIP OF HOMER BIGGS AND LOIS BIGGS. State of Texas, Hale County. Ted Marsh, sworn, states: 1. Homer Biggs died intestate February 14, 1971. Lois Biggs, his widow, died intestate January 1, 1994, without having married again. 2. They were married in 1930. Two children were born to them and they had no others: Carolyn Biggs Stone, of Plainview, living, and Harold Biggs, who died June 30, 1985, leaving a widow, Betty Biggs, and two daughters, Tina Biggs Frost and Kim Biggs.",
      },
    ],
    want: {
      "Carolyn Biggs Stone": "1/2",
      "Tina Biggs Frost": "5/24",
      "Kim Biggs": "5/24",
      "life Betty Biggs": "1/12",
      "then Tina Biggs Frost": "1/24",
      "then Kim Biggs": "1/24",
    },
  },
  {
    title: "half to the father's, half to the mother's kin where none are nearer",
    state: "TX",
    owner: "Lorene Askew",
    bought: "1960-02-29",
    sworn: [
      {
        day: "1986-05-05",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, County of Bosque. Walter Finch, sworn, says: Lorene Askew died intestate November 3, 1985, having never been married and leaving no child. She was an only child, and her parents and all of her grandparents had died before her. Her nearest kin on her father's side are her uncle, Marvin Askew, and her aunt, Blanche Askew Dodd. Her nearest kin on her mother's side is her aunt, Lillie Trimble Cox. All three are living.",
      },
    ],
    want: { "Marvin Askew": "1/4", "Blanche Askew Dodd": "1/4", "Lillie Trimble Cox": "1/2" },
  },
  {
    title: "separate land without issue: nephews take for the brothers beside the wife",
    state: "TX",
    owner: "Wilbur Scoggin",
    bought: "1939-04-12",
    sworn: [
      {
        day: "1970-12-12",
        text: "THE STATE OF TEXAS, COUNTY OF FALLS. AFFIDAVIT OF FAMILY HISTORY. I, Etta Pruitt, knew Wilbur Scoggin all of my life. He died February 22, 1969, without a will. His wife, Thelma Scoggin, is living. They had no children. Wilbur's parents, and his only brother, Homer Scoggin, were dead before him. Homer Scoggin left three children: Jack Scoggin, Bill Scoggin, and Mary Scoggin Cade, who are all living. Wilbur owned the land before he married; it was his separate property.",
      },
    ],
    want: { "Thelma Scoggin": "1/2", "Jack Scoggin": "1/6", "Bill Scoggin": "1/6", "Mary Scoggin Cade": "1/6" },
  },
];
