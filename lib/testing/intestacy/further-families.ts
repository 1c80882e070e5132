// Further families of Oklahoma and Texas in other voices, worked by hand.
import type { FamilyCase } from "./family-case";

export const furtherFamilies: readonly FamilyCase[] = [
  {
    title: "five children, the eldest dead, the others told as the other four",
    state: "OK",
    owner: "Walter Gertz",
    bought: "1937-05-01",
    sworn: [
      {
        day: "1979-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. Oklahoma, Kingfisher County. Comes now Elmer Pratt, who on oath deposes that the late Walter Gertz departed this life, intestate, on January 2, 1978; that his only marriage was to Freda Gertz, who preceded him in death on May 8, 1970; that to this union were born five children, all of whom survive except the eldest, Arnold Gertz, who died in 1965 leaving surviving him a widow, Nancy Gertz, and a son, Philip Gertz; that the other four are Marie Gertz Stoll, age 55, Emma Gertz, age 52, Henry Gertz, age 50, and Clara Gertz Lamb, age 47.",
      },
    ],
    want: { "Philip Gertz": "1/5", "Marie Gertz Stoll": "1/5", "Emma Gertz": "1/5", "Henry Gertz": "1/5", "Clara Gertz Lamb": "1/5" },
  },
  {
    title: "four of one family told by a sister, who swears",
    state: "OK",
    owner: "Thelma Yost",
    bought: "1955-05-01",
    sworn: [
      {
        day: "1984-03-01",
        text: "AFFIDAVIT. My name is Grace Hodge. I am a sister of Thelma Yost, who died November 1, 1983 in Canadian County, Oklahoma, leaving no will. She left no husband, having been divorced from Ray Yost in 1960, and she never had a child. Our parents are both gone. There were four of us children: Thelma; myself, Grace Hodge; our brother, Paul Hill, who lives in Tulsa; and our sister Irene Hill Nash, who died in 1980, leaving a daughter, Pamela Nash Crow. No others.",
      },
    ],
    want: { "Grace Hodge": "1/3", "Paul Hill": "1/3", "Pamela Nash Crow": "1/3" },
  },
  {
    title: "a later wife, and children of one dead before",
    state: "OK",
    owner: "Burl Standridge",
    bought: "1963-02-01",
    sworn: [
      {
        day: "1991-03-01",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP. State of Oklahoma, County of Stephens. Dorothy Cagle, upon oath, states that she is the widow of a first cousin of Burl Standridge, deceased. Decedent died intestate August 15, 1990, domiciled in Stephens County. Surviving spouse: Faye Standridge, married October 10, 1980. Prior spouse: Wilma Standridge, deceased 1977. Children by Wilma: Jimmy Standridge, Duncan, Oklahoma; Patricia Standridge Lowe, Lawton, Oklahoma; and Donald Standridge, who died July 1, 1988, survived by his children, Mark Standridge and Lisa Standridge. Children by Faye: none. The minerals were purchased in 1963 during his marriage to Wilma.",
      },
    ],
    want: { "Faye Standridge": "1/4", "Jimmy Standridge": "1/4", "Patricia Standridge Lowe": "1/4", "Mark Standridge": "1/8", "Lisa Standridge": "1/8" },
  },
  {
    title: "a joint home goes to the husband or wife though a father lives",
    state: "OK",
    owner: "Cecil Maddux",
    bought: "1971-02-01",
    sworn: [
      {
        day: "2000-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, County of Love. The undersigned, Jo Ann Reeder, being sworn, says: Cecil Maddux died on February 9, 1999, without leaving a will. At his death he was the husband of Betty Maddux. He and Betty had no children, and he had none by any other. He is also survived by his father, Clyde Maddux, of Marietta, and a brother, Roy Maddux. His mother, Vera, died in 1985. The land was acquired by the joint industry of Cecil and Betty after their marriage in 1960.",
      },
    ],
    want: { "Betty Maddux": "1" },
  },
  {
    title: "children by a former husband and by the last",
    state: "OK",
    owner: "Pearl Dunaway",
    bought: "1940-02-01",
    sworn: [
      {
        day: "1958-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Payne County. I, Dr. H. L. Kemp, attended Pearl Dunaway in her last illness, and she died on the 30th of April, 1957, intestate. She was then the wife of Jess Dunaway. She had been previously married to Will Foster, now deceased, and by him had two sons, Dale Foster, who resides at Cushing, and Glen Foster, who resides at Yale; by Jess Dunaway she had one daughter, Shirley Dunaway, a minor. The farm was deeded to Pearl in 1940, before she married Jess Dunaway in 1944. Sworn.",
      },
    ],
    want: { "Jess Dunaway": "1/4", "Dale Foster": "1/4", "Glen Foster": "1/4", "Shirley Dunaway": "1/4" },
  },
  {
    title: "brothers and sisters in numbered lists",
    state: "OK",
    owner: "Oscar Lindell",
    bought: "1930-02-01",
    sworn: [
      {
        day: "1970-03-01",
        text: "STATE OF OKLAHOMA, COUNTY OF NOBLE. AFFIDAVIT OF HEIRSHIP OF OSCAR LINDELL. Hilda Berg, being first duly sworn, states: (1) Oscar Lindell, a single man, never married, without issue, natural or adopted, died intestate at Perry on July 19, 1969. (2) Parents: Nels Lindell and Anna Lindell, both predeceased him. (3) He had three brothers and one sister: (a) Axel Lindell, of Perry, living; (b) Gustav Lindell, died 1950, no spouse or issue; (c) Carl Lindell, died 1961, leaving Roy Lindell and Edith Lindell Marsh; (d) Selma Lindell Holt, of Enid, living.",
      },
    ],
    want: { "Axel Lindell": "1/3", "Selma Lindell Holt": "1/3", "Roy Lindell": "1/6", "Edith Lindell Marsh": "1/6" },
  },
  {
    title: "a son of his father's name who died before",
    state: "TX",
    owner: "Porter Guinn",
    bought: "1952-02-01",
    sworn: [
      {
        day: "1996-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Gregg County. Affiant, Henry Sample, swears that he knew Porter Guinn for forty-five years; that Porter Guinn died intestate on July 4, 1995; that he was married to Ruby Guinn from 1949 until his death and was never married to anyone else; that of this marriage two children were born, namely, Porter Guinn, Jr., who died on June 6, 1990, and Melissa Guinn Tate, who survives; that the said Porter Guinn, Jr. left two children surviving, Kyle Guinn and Brandon Guinn; and that the land was bought during the marriage and was community property.",
      },
    ],
    want: { "Ruby Guinn": "1" },
  },
  {
    title: "children by two husbands, both buried",
    state: "TX",
    owner: "Eunice Barlow",
    bought: "1934-02-01",
    sworn: [
      {
        day: "1975-03-01",
        text: "AFFIDAVIT. The State of Texas, County of Milam. Before me came Mrs. Bertie Hale, who says under oath: I am 80 years old and was reared with Eunice Barlow. Eunice died at Rockdale on January 15, 1974. She had buried two husbands, Tom Dickey, who died in 1930, and Clint Barlow, who died in 1966. By Tom she had one child, Vernon Dickey, now living at Cameron. By Clint she had two, James Barlow, living at Rockdale, and Ethel Barlow Poe, who died in 1971 and left three children: Sam Poe, Jean Poe Odom and Rita Poe, all living. She left no will.",
      },
    ],
    want: { "Vernon Dickey": "1/3", "James Barlow": "1/3", "Sam Poe": "1/9", "Jean Poe Odom": "1/9", "Rita Poe": "1/9" },
  },
  {
    title: "printed clauses with the persons as follows, and a child of another",
    state: "TX",
    owner: "Marvin Teichman",
    bought: "1965-02-01",
    sworn: [
      {
        day: "1999-03-01",
        text: 'AFFIDAVIT OF FACTS CONCERNING IDENTITY OF HEIRS. State of Texas, Comal County. My name is Lydia Moos, and I live at 12 Elm Street, New Braunfels. I personally knew Marvin Teichman ("Decedent"). Decedent died on October 1, 1998. Decedent\'s residence was Comal County. I was well acquainted with the family of Decedent. Decedent was married on the dates and to the persons as follows: Helga Teichman, June 1, 1958, to his death. The following children were born to or adopted by Decedent: Mark Teichman, born 1960; Gayle Teichman Koch, born 1963. Both were born to Helga Teichman. Decedent also had one child by a prior relationship: Lorene Vance, born 1955. Decedent died without leaving a written will. The property was community property of Decedent and Helga Teichman.',
      },
    ],
    want: { "Helga Teichman": "1/2", "Mark Teichman": "1/6", "Gayle Teichman Koch": "1/6", "Lorene Vance": "1/6" },
  },
  {
    title: "both parents beside the wife",
    state: "TX",
    owner: "Floyd Kinney",
    bought: "1944-02-01",
    sworn: [
      {
        day: "1961-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Wise County. Jack Rhine and Mary Rhine, each being duly sworn, say: Floyd Kinney died on November 12, 1960, leaving no will. His wife was Inez Kinney, who is his widow; they were married in 1950 and had no child. Floyd inherited no land, but he purchased this tract in 1944 while single. His parents, Ed and Sallie Kinney, are both living at Decatur. He had two sisters, Alma Kinney Beck and Doris Kinney.",
      },
    ],
    want: { "Inez Kinney": "1/2", "Ed Kinney": "1/4", "Sallie Kinney": "1/4" },
  },
  {
    title: "a half brother by the father's first wife",
    state: "TX",
    owner: "Jewel Massey",
    bought: "1950-02-01",
    sworn: [
      {
        day: "2003-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Texas, Cherokee County. I, Tommy Lunsford, being duly sworn, state that Jewel Massey was my neighbor. She died April 4, 2002, unmarried; she had no children and left no will. Her parents were Alton Massey and Bernice Massey, both of whom are deceased. Her father's first wife, Lula, bore him one son, Grady Massey, who is living. Alton and Bernice had, besides Jewel, two children: Wendell Massey, who is living, and Juanita Massey Cole, who died in 1995 survived by her only child, Beth Cole Young.",
      },
    ],
    want: { "Wendell Massey": "2/5", "Beth Cole Young": "2/5", "Grady Massey": "1/5" },
  },
  {
    title: "a man and his wife, both dead, and the children of a dead son",
    state: "TX",
    owner: "Silas Oden",
    bought: "1915-02-01",
    sworn: [
      {
        day: "1949-03-01",
        text: "AFFIDAVIT. The State of Texas, County of Shelby. J. R. Sholar, after being by me duly sworn, upon his oath states: that he was personally acquainted with Silas Oden and his wife, Mattie Oden, in their lifetime; that Silas Oden died in 1931 and Mattie Oden died in 1945, both intestate; that they were each married but once; that they left as their sole and only heirs at law the following children: A. J. Oden, a resident of Center, Texas; Mrs. Pearl Oden Wheeler, wife of Joe Wheeler, a resident of Timpson, Texas; and the children of a deceased son, Robert Oden, who died in 1929, to-wit: Robert Oden, Jr., and Louise Oden; that the said land was their community homestead.",
      },
    ],
    want: { "A. J. Oden": "1/3", "Mrs. Pearl Oden Wheeler": "1/3", "Robert Oden, Jr.": "1/6", "Louise Oden": "1/6" },
  },
  {
    title: "a son who died after his father and left his mother and brothers",
    state: "OK",
    owner: "Hershel Bayless",
    bought: "1958-02-01",
    sworn: [
      {
        day: "1990-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, McClain County. Vernon Stice, being sworn: Hershel Bayless died March 3, 1986, intestate. He was survived by Opal Bayless, his wife, and by three children, issue of said marriage: Tommy Bayless, Sue Bayless Horn, and Bobby Bayless. Thereafter, on December 25, 1988, Bobby Bayless died intestate, unmarried and without issue, survived by his mother, Opal Bayless, and the said Tommy and Sue.",
      },
    ],
    want: { "Opal Bayless": "2/3", "Tommy Bayless": "1/6", "Sue Bayless Horn": "1/6" },
  },
  {
    title: "children of a dead son told by whose they are",
    state: "OK",
    owner: "Ruby Fenimore",
    bought: "1968-02-01",
    sworn: [
      {
        day: "1995-03-01",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Alfalfa County. I, Gordon Teague, being of lawful age, depose: RUBY FENIMORE, of Cherokee, died on 12-24-1993. No will has been found. Her husband, CLYDE FENIMORE, to whom she was married for fifty years and who was the father of all her children, died 3-1-1990. CHILDREN: BETTY DYCK, wife of Ralph Dyck, living; LEO FENIMORE, living; NORMAN FENIMORE, deceased 1984, whose children are STACY FENIMORE and ERIN FENIMORE HULL; and LOIS FENIMORE, deceased in infancy.",
      },
    ],
    want: { "Leo Fenimore": "1/3", "Betty Dyck": "1/3", "Stacy Fenimore": "1/6", "Erin Fenimore Hull": "1/6" },
  },
];
