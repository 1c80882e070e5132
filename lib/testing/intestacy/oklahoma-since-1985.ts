// Oklahoma families of deaths since 1 July 1985: 84 O.S. 213(B), worked by hand.
import type { FamilyCase } from "./family-case";

export const oklahomaSince1985: readonly FamilyCase[] = [
  {
    title: "half to the widow where all issue are hers",
    state: "OK",
    owner: "Dwight Sumpter",
    bought: "1962-06-06",
    sworn: [
      {
        day: "1997-05-16",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP. STATE OF OKLAHOMA, COUNTY OF ELLIS. I, Marvin Kuhn, being sworn, say: DWIGHT SUMPTER, of Shattuck, died intestate on August 8, 1996. He is survived by LUCILLE SUMPTER, his wife of forty years and his only wife. To them were born four children, namely: STEVEN SUMPTER, born 1957, of Amarillo, Texas; KATHRYN, now Kathryn Sumpter Voss, born 1959, of Woodward; MICHAEL SUMPTER, born 1961, who died unmarried and childless in 1980; and DEBRA SUMPTER KLINE, born 1965, of Arnett.",
      },
    ],
    want: { "Lucille Sumpter": "1/2", "Steven Sumpter": "1/6", "Kathryn Sumpter Voss": "1/6", "Debra Sumpter Kline": "1/6" },
  },
  {
    title: "an equal part of the separate land beside children of a former wife",
    state: "OK",
    owner: "Harlan Mapes",
    bought: "1961-11-11",
    sworn: [
      {
        day: "2004-02-02",
        text: "AFFIDAVIT OF HEIRSHIP. Affiant Rosalie Mapes Dunn is a cousin of Harlan Mapes, deceased, and states: Mr. Mapes died on the 21st day of June, 2003, at Guymon, Texas County, Oklahoma, without leaving a will. He married Peggy Tuttle in 1963; they were divorced in 1979. In 1985 he married Sharon Mapes, who survives him. His children are Kent Mapes, of Hooker, and Lori Mapes Sands, of Liberal, Kansas, both by Peggy, and Cody Mapes, of Guymon, by Sharon. He owned the land from 1961 on, before either marriage; it was never the product of the joint industry of himself and Sharon.",
      },
    ],
    want: { "Sharon Mapes": "1/4", "Kent Mapes": "1/4", "Lori Mapes Sands": "1/4", "Cody Mapes": "1/4" },
  },
  {
    title: "half of what joint industry won, though a child is another's",
    state: "OK",
    owner: "Juanita Fuqua",
    bought: "1984-03-30",
    sworn: [
      {
        day: "2010-12-01",
        text: "IN RE: JUANITA FUQUA, DECEASED. AFFIDAVIT. Tom Beasley, first being sworn, deposes: Juanita Fuqua, resident of Beckham County, Oklahoma, died April 19, 2009. There was no will and no probate. Her husband Wayne Fuqua, to whom she was married in 1978, outlived her. Before that she had been the wife of Dan Sykes, by whom she had a son, Rodney Sykes, living at Sayre. She and Wayne had one daughter, Amy Fuqua Cole, living at Elk City. The property was purchased in 1984 through the joint industry of Juanita and Wayne during coverture.",
      },
    ],
    want: { "Wayne Fuqua": "1/2", "Rodney Sykes": "1/4", "Amy Fuqua Cole": "1/4" },
  },
  {
    title: "a third of the separate land beside brothers and sisters of both bloods",
    state: "OK",
    owner: "Everly Goss",
    bought: "1966-04-01",
    sworn: [
      {
        day: "1995-08-08",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP OF EVERLY GOSS. Norma Stiles, being of legal age and sworn, states as follows. Everly Goss died January 6, 1994, intestate, a resident of Dewey County, Oklahoma. His wife, Pauline Goss, survived him. He had no children. His parents, Sam Goss and Edith Goss, preceded him in death. Surviving him were a brother, Kermit Goss; a half-sister, Yvonne Price, daughter of his father by a prior marriage; and the two sons of his deceased sister, Leota Goss Fry: Alan Fry and Duane Fry. The land was acquired by him in 1966, before his marriage in 1970, and was not acquired by joint industry.",
      },
    ],
    want: { "Pauline Goss": "1/3", "Kermit Goss": "2/9", "Yvonne Price": "2/9", "Alan Fry": "1/9", "Duane Fry": "1/9" },
  },
  {
    title: "all to the wife where no parent, brother or sister lives, though nephews do",
    state: "OK",
    owner: "Orbin Teel",
    bought: "1960-07-07",
    sworn: [
      {
        day: "2001-03-05",
        text: "AFFIDAVIT OF HEIRSHIP. I am Lloyd Kemper and I live at Cheyenne, Oklahoma. I was acquainted with Orbin Teel, who died intestate in Roger Mills County, Oklahoma, on October 10, 2000. His wife, Gladys Teel, whom he married in 1965, survived him. No child was ever born to or adopted by him. His father and mother are dead. His only brother, Vernon Teel, died in 1990 and left two children, Craig Teel and Susan Teel Hart. He had no sister. He had bought the land in 1960, before he was married.",
      },
    ],
    want: { "Gladys Teel": "1" },
  },
  {
    title: "a mother, then her son, then his widow, told in three papers",
    state: "OK",
    owner: "Elva Mercer",
    bought: "1950-05-05",
    sworn: [
      {
        day: "1988-01-20",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Caddo County. I, Rex Ballew, swear: Elva Mercer, a widow, died at Hydro on March 9, 1987, without a will. She left surviving two children, her only heirs, both by her late husband, Ford Mercer: a son, Stanley Mercer, and a daughter, Nadine Mercer Poole.",
      },
      {
        day: "1999-06-06",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, Caddo County. I, Rex Ballew, swear: Stanley Mercer died at Hinton on May 1, 1998, without a will. He was married but once, to Carol Mercer, who survives him. They had one child, Trent Mercer, who survives. The minerals came to him from his mother, Elva Mercer.",
      },
    ],
    want: { "Nadine Mercer Poole": "1/2", "Carol Mercer": "1/4", "Trent Mercer": "1/4" },
  },
];
