// Families told under oath in plain words: by questions, by generations, by headings, by one of the children.
import type { FamilyCase } from "./family-case";

export const ownWords: readonly FamilyCase[] = [
  {
    title: "two affiants, a father who died later",
    state: "TX",
    owner: "Roscoe Timmons",
    bought: "1921-04-09",
    sworn: [
      {
        day: "1948-05-06",
        text: "AFFIDAVIT AS TO FAMILY HISTORY\nTHE STATE OF TEXAS, COUNTY OF NOLAN\nArthur Legg and Minnie Sparkman, both of lawful age, upon their several oaths depose and say: We were schoolmates of ROSCOE TIMMONS and knew his kin well. He died at Sweetwater on the 4th of January, 1947, and left no will. He lived and died a bachelor, and never fathered or adopted a child. His father, JUDSON TIMMONS, outlived him, and died in 1955; his mother, Pearl Timmons, had gone before him in 1930. Of the marriage of Judson and Pearl there were, besides Roscoe, two sons and a daughter: EMMETT TIMMONS and LOYD TIMMONS, who are both living; and BERNICE TIMMONS HALE, who was dead when Roscoe died, having left one child, a son named RODNEY HALE, who is now of full age. He owned the land described below in his own right.\nArthur Legg          Minnie Sparkman",
      },
    ],
    want: { "Emmett Timmons": "1/3", "Loyd Timmons": "1/3", "Rodney Hale": "1/3" },
  },
  {
    title: "a family told by generations",
    state: "OK",
    owner: "Alvin Krehbiel And Edna Krehbiel",
    bought: "1961-06-02",
    sworn: [
      {
        day: "1989-08-01",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP\nState of Oklahoma, Custer County, ss.\nThe undersigned, Roy Unruh, being sworn, says that he was for many years pastor of ALVIN KREHBIEL, who died May 8, 1988, at Clinton, a resident of Custer County, without a will; that no administration has been had.\nFAMILY\nFirst generation. Alvin Krehbiel married one time only, to EDNA KREHBIEL, who survives him.\nSecond generation. Four children, every one of them born to Alvin and Edna: (1) Stanley Krehbiel, living; (2) Norma Krehbiel Voth, living; (3) Gerald Krehbiel, died 1979; (4) Ruth Krehbiel, died at the age of two.\nThird generation. Stanley has three, Norma has none. Gerald left two, whose names are Craig Krehbiel and Denise Krehbiel Penner.\nLAND: the undivided half of the land described below which stood in his name.\n/s/ Roy Unruh",
      },
    ],
    want: { "Edna Krehbiel": "3/4", "Stanley Krehbiel": "1/12", "Norma Krehbiel Voth": "1/12", "Craig Krehbiel": "1/24", "Denise Krehbiel Penner": "1/24" },
  },
  {
    title: "brothers of a second marriage of the father",
    state: "TX",
    owner: "Estelle Crutcher",
    bought: "1970-02-01",
    sworn: [
      {
        day: "2011-03-02",
        text: "AFFIDAVIT OF FACTS CONCERNING IDENTITY OF HEIRS\nSTATE OF TEXAS, COUNTY OF NOLAN\nBefore me on this day personally appeared Dorothy Kemp, who, being duly sworn, stated:\n“Estelle Crutcher was my friend. She lived all her life in Nolan County and died there on August 12, 2009, aged 81. She was single all her days and bore no children. No will has been found.\n“Her parents, Lon Crutcher and Bessie Crutcher, were both dead by 1980. By their marriage they had Estelle and one other child, Vernell Crutcher Mays, who is living in Snyder.\n“Lon Crutcher was married a second time, after Bessie, to Maxine Dole, and they had two sons, Ronnie Crutcher and Donnie Crutcher. Ronnie is living. Donnie died in 2001, leaving one child, Misty Crutcher, who is living.\n“Estelle owned the land described below, which she bought with her own earnings.“\n/s/ Dorothy Kemp",
      },
    ],
    want: { "Vernell Crutcher Mays": "1/2", "Ronnie Crutcher": "1/4", "Misty Crutcher": "1/4" },
  },
  {
    title: "two wives, the first told beside the second",
    state: "OK",
    owner: "Jess Wilkerson",
    bought: "1953-11-06",
    sworn: [
      {
        day: "1967-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nComes Alta Deen and, having been sworn, says that Jess Wilkerson died intestate March 17, 1966, and was at that time the husband of Thelma Wilkerson, who is still living; that Thelma was his second wife, the first, Goldie Wilkerson, having died in 1938; that by Goldie he had two daughters, Juanita Wilkerson Ames and Bonnie Wilkerson Tate; that by Thelma he had one son, Ricky Wilkerson, a minor of fifteen years; that he had no other children; that the land described below was bought by Jess and Thelma in 1953 with what both had earned in the cafe, and was acquired by the joint industry of husband and wife.\nAlta Deen",
      },
    ],
    want: { "Thelma Wilkerson": "1/3", "Juanita Wilkerson Ames": "2/9", "Bonnie Wilkerson Tate": "2/9", "Ricky Wilkerson": "2/9" },
  },
  {
    title: "children with each of two wives",
    state: "OK",
    owner: "Jess Wilkerson",
    bought: "1930-11-06",
    sworn: [
      {
        day: "1967-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nI, Alta Deen, swear that I knew Jess Wilkerson. Death took him March 17, 1966. He wrote no will. When he died he was married to Thelma Wilkerson, whom he had wed in 1940; she is living. Before that he had been married to Goldie Wilkerson, who died in 1938. His children with Goldie are Juanita Wilkerson Ames and Bonnie Wilkerson Tate. His child with Thelma is Ricky Wilkerson. All are living. He bought the land described below in 1930, during his first marriage, and Thelma had no part in its acquisition.\nAlta Deen",
      },
    ],
    want: { "Thelma Wilkerson": "1/4", "Juanita Wilkerson Ames": "1/4", "Bonnie Wilkerson Tate": "1/4", "Ricky Wilkerson": "1/4" },
  },
  {
    title: "twins of a dead son",
    state: "TX",
    owner: "Carroll Mabry",
    bought: "1958-02-03",
    sworn: [
      {
        day: "1992-07-07",
        text: "AFFIDAVIT\nSTATE OF TEXAS, COUNTY OF NOLAN\nRe: Carroll Mabry, deceased\n1. My name is Lloyd Acker. I am 66 and was his partner in the gin.\n2. Carroll Mabry passed away April 30, 1990 at Lubbock. There was no will.\n3. He had but one wife, Ouida Mabry; they wed in 1952 and she outlived him.\n4. They had three: Steve Mabry; Gail Mabry Orr; and Don Mabry. Don died November 3, 1987, and his twins, Kip Mabry and Kay Mabry, are living. Steve and Gail are living.\n5. the land described below was their community property, bought in his name in 1958.\nLloyd Acker",
      },
    ],
    want: { "Ouida Mabry": "1/2", "Steve Mabry": "1/6", "Gail Mabry Orr": "1/6", "Kip Mabry": "1/12", "Kay Mabry": "1/12" },
  },
  {
    title: "one of five children of dead parents",
    state: "OK",
    owner: "Nell Rountree",
    bought: "1944-07-01",
    sworn: [
      {
        day: "1993-10-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nHarve Sisk, of lawful age, being sworn, on oath states: that Nell Rountree, a maiden lady, died on the 9th of June, 1992, intestate and without issue; that her father was Ples Rountree and her mother was Dovie Rountree, and they are long dead; that they were the parents of five children, namely, Nell; Buford Rountree, deceased; Lavada Rountree Epps, deceased; Truman Rountree; and Estil Rountree; that Truman and Estil survived their sister Nell; that Buford died in 1985 and left two children, Janie Rountree Beal and Jack Rountree; that Lavada died in 1980 and left no child; that Nell owned the land described below.\nHarve Sisk",
      },
    ],
    want: { "Truman Rountree": "1/3", "Estil Rountree": "1/3", "Janie Rountree Beal": "1/6", "Jack Rountree": "1/6" },
  },
  {
    title: "a widow beside a sister and children of a brother",
    state: "OK",
    owner: "Harley Bingman",
    bought: "1939-07-01",
    sworn: [
      {
        day: "1988-10-01",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nI, Nadine Stiles, under oath state as follows.\nHARLEY BINGMAN departed this life on January 3, 1987. He resided at Thomas, in Custer County. He left no will.\nIn 1945 he took to wife MAUDE BINGMAN, who is his widow. There was no issue of this marriage, nor had either of them ever been married to another.\nMr. Bingman's parents, Otto and Lena Bingman, predeceased him. His only brother, FLOYD BINGMAN, is also dead; he died in 1971 and left three children, ALLEN BINGMAN, MARVIN BINGMAN and CAROL BINGMAN SHAW. His only sister, IVA BINGMAN LOHR, is living.\nThe land is the land described below. Mr. Bingman acquired it in 1939, while single; none of it is the fruit of joint industry of husband and wife.\n/s/ Nadine Stiles",
      },
    ],
    want: { "Maude Bingman": "1/3", "Iva Bingman Lohr": "1/3", "Allen Bingman": "1/9", "Marvin Bingman": "1/9", "Carol Bingman Shaw": "1/9" },
  },
  {
    title: "community since 1993",
    state: "TX",
    owner: "Lemuel Hargiss",
    bought: "1959-07-01",
    sworn: [
      {
        day: "2003-06-04",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF TEXAS, COUNTY OF NOLAN\nMy name is Clifton Reed, and I have personal knowledge of what I state. Lemuel Hargiss died on February 2, 2001. At the time of his death he was married to Nita Hargiss. They had been married since 1957. It was the only marriage of each. Three children came of it, and all are alive: Paul Hargiss, Rhonda Hargiss and Kent Hargiss. He left no will. the land described below was bought by him in 1959 and was community property of him and Nita.\nClifton Reed",
      },
    ],
    want: { "Nita Hargiss": "1" },
  },
  {
    title: "husbands and children under headings",
    state: "TX",
    owner: "Bertie Holcomb",
    bought: "1939-07-01",
    sworn: [
      {
        day: "1963-06-04",
        text: "STATEMENT OF HEIRSHIP\nSTATE OF TEXAS, COUNTY OF NOLAN\nI, Ferrell Yates, make oath that BERTIE HOLCOMB died at Roscoe, Texas, on 9 October 1961, and that I was at the funeral.\nI. HUSBANDS. Bertie had two husbands. The first was Sam Dukes, who died in 1909. The second was Walter Holcomb, who died in 1937.\nII. CHILDREN. By Sam Dukes she had one child, Earl Dukes. By Walter Holcomb she had three children, Thad Holcomb, Inez Holcomb Loving, and Vera Holcomb.\nIII. THE LIVING. Earl, Thad and Inez are living.\nIV. THE DEAD. Vera died in 1950. She had been married to Price Nall, and left by him one child, Sherry Nall, who lives with her father.\nV. No one else ever was born to Bertie or was taken by her for her own. She left no will. the land described below was hers.\nFerrell Yates",
      },
    ],
    want: { "Earl Dukes": "1/4", "Thad Holcomb": "1/4", "Inez Holcomb Loving": "1/4", "Sherry Nall": "1/4" },
  },
  {
    title: "grandchildren by a son-in-law",
    state: "OK",
    owner: "Woodrow Sparlin",
    bought: "1962-07-01",
    sworn: [
      {
        day: "1982-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nJim Crotts, being sworn upon oath, states: Woodrow Sparlin and Hazel Sparlin were married in 1941 and lived together until Woodrow's death on September 9, 1981. Hazel survived him. Neither was ever married to anyone else. They had one child, a daughter, Patricia Sparlin, who died on June 3, 1976, having been married to Gene Hobbs, by whom she had Lance Hobbs and Lori Hobbs, both living. There was no will. He held the title to the land described below.\nJim Crotts",
      },
    ],
    want: { "Hazel Sparlin": "1/2", "Lance Hobbs": "1/4", "Lori Hobbs": "1/4" },
  },
  {
    title: "a half brother by the mother",
    state: "TX",
    owner: "Otto Brandes",
    bought: "1935-07-01",
    sworn: [
      {
        day: "1973-06-04",
        text: "AFFIDAVIT CONCERNING THE HEIRS OF OTTO BRANDES\nSTATE OF TEXAS, COUNTY OF NOLAN\nEmil Vogel says under oath: I knew Otto Brandes from boyhood. He died on the 30th day of March, 1972. Otto Brandes was not married at his death; his only wife, Hulda, whom he married in 1940, had died on Christmas Day, 1969. They were without children. Otto's parents were dead before the War. He had one full sister, Alma Brandes Kott, who survived him and is living; one full brother, Fritz Brandes, who was killed in 1944 and left no children; and one half brother, Erwin Schmid, the son of his mother by an earlier marriage, who survived him and is living. There was no will. Otto owned the land described below.\nEmil Vogel",
      },
    ],
    want: { "Alma Brandes Kott": "2/3", "Erwin Schmid": "1/3" },
  },
  {
    title: "a son who swears",
    state: "OK",
    owner: "Cora Lindley",
    bought: "1940-07-01",
    sworn: [
      {
        day: "1964-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nBert Lindley, first being sworn, says: I am the son of Cora Lindley, who died on the 2d of May, 1963, without a will. My father, Jasper Lindley, died in 1935. My mother did not marry again. I have one sister living, Ethel Lindley Crow. My brother, Ralph Lindley, died in 1958; he left three children, Judy Lindley, Jerry Lindley and Jeff Lindley. My other brother, Homer Lindley, died in 1920, when he was four. There were no others of us. My mother owned the land described below.\nBert Lindley",
      },
    ],
    want: { "Bert Lindley": "1/3", "Ethel Lindley Crow": "1/3", "Judy Lindley": "1/9", "Jerry Lindley": "1/9", "Jeff Lindley": "1/9" },
  },
  {
    title: "sons of a dead daughter",
    state: "TX",
    owner: "Elbert McNutt",
    bought: "1945-07-01",
    sworn: [
      {
        day: "1971-06-04",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF TEXAS, COUNTY OF NOLAN\nI, Sybil Crane, do solemnly swear: Elbert McNutt was a farmer of this county. His death came on May 1, 1970. His surviving wife is Reba McNutt. She is the mother of all of his children. These are: Gayle McNutt Farr, of Hamlin; Larry McNutt, of Odessa; and the two sons of his dead daughter Joan McNutt Petty, who died in 1968, they being Rusty Petty and Dusty Petty, of Colorado City. Elbert McNutt made no will and was married only the once. the land described below was acquired by him and Reba during their marriage and was their community property.\nSybil Crane",
      },
    ],
    want: { "Reba McNutt": "1/2", "Gayle McNutt Farr": "1/6", "Larry McNutt": "1/6", "Rusty Petty": "1/12", "Dusty Petty": "1/12" },
  },
  {
    title: "nephews and a niece alone",
    state: "OK",
    owner: "Theodore Baltz",
    bought: "1938-07-01",
    sworn: [
      {
        day: "1972-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nClara Zobisch, being of lawful age and duly sworn, deposes: that Theodore Baltz died unmarried and childless on July 4, 1971, leaving no will and neither father nor mother; that he had had one brother, Conrad Baltz, and two sisters, Amelia Baltz Keim and Paulina Baltz, and no others; that all three of them died before him; that Paulina Baltz left no descendants; that Conrad Baltz left two children, Harold Baltz and Esther Baltz Lund; that Amelia Baltz Keim left one child, Victor Keim; that said two nephews and said niece were living at his death and still are; that he was the owner of the land described below.\nClara Zobisch",
      },
    ],
    want: { "Harold Baltz": "1/3", "Esther Baltz Lund": "1/3", "Victor Keim": "1/3" },
  },
  {
    title: "grandchildren told before their father",
    state: "TX",
    owner: "Ollie Faulk",
    bought: "1930-07-01",
    sworn: [
      {
        day: "1953-06-04",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF TEXAS, COUNTY OF NOLAN\nAffiant Rufus Teel states on oath that Ollie Faulk, widow of Isom Faulk, died on March 9, 1952, leaving surviving her these and no other children or descendants of children, to wit: a son, Curtis Faulk; a daughter, Lessie Faulk Bird; and three grandchildren, Dale Faulk, Gene Faulk and Ann Faulk, being the children of Alton Faulk, a son who died in 1949; that she had no will; that she owned the land described below.\nRufus Teel",
      },
    ],
    want: { "Curtis Faulk": "1/3", "Lessie Faulk Bird": "1/3", "Dale Faulk": "1/9", "Gene Faulk": "1/9", "Ann Faulk": "1/9" },
  },
  {
    title: "sons and daughters borne by each of two wives",
    state: "OK",
    owner: "Luther Cagle",
    bought: "1980-07-01",
    sworn: [
      {
        day: "2000-06-01",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF OKLAHOMA, COUNTY OF CUSTER, ss.\nDan Orcutt, having been sworn, says: Luther Cagle died December 30, 1999. He had no will. He had been twice a husband. Rosalee Cagle was his first wife; they parted by divorce in 1965. Mary Ann Cagle, whom he married in 1968, was his second, and lived to bury him. Rosalee bore him Danny Cagle. Mary Ann bore him Jodie Cagle and Jamie Cagle. Danny was lost in the Vietnam War in 1970, and had no wife or child. The other two are living. the land described below came to him in 1980 under the will of his father.\nDan Orcutt",
      },
    ],
    want: { "Mary Ann Cagle": "1/2", "Jodie Cagle": "1/4", "Jamie Cagle": "1/4" },
  },
  {
    title: "a daughter from before",
    state: "TX",
    owner: "Marcus Odom",
    bought: "1965-07-01",
    sworn: [
      {
        day: "2000-06-04",
        text: "AFFIDAVIT OF HEIRSHIP\nSTATE OF TEXAS, COUNTY OF NOLAN\nWes Harker, after being placed under oath, testified in substance: Marcus Odom's dates were January 4, 1920 to June 30, 1999. He never wrote a will. His one and only wife was Lavern Odom, to whom he was wed in 1970, and she is now his widow. He had no child with her. He did have, from before, a daughter by Nettie Cole, to wit, Sandra Odom Price, and she lives at Winters. the land described below was his separate estate, having been bought five years before the wedding.\nWes Harker",
      },
    ],
    want: { "life Lavern Odom": "1/3", "Sandra Odom Price": "2/3", "then Sandra Odom Price": "1/3" },
  },
];
