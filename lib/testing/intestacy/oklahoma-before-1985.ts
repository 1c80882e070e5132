// Oklahoma families of deaths before 1 July 1985: 84 O.S. 213 as it stood, worked by hand.
import type { FamilyCase } from "./family-case";

export const oklahomaBefore1985: readonly FamilyCase[] = [
  {
    title: "one child, dead, whose only child takes half beside the widow",
    state: "OK",
    owner: "Lem Quarles",
    bought: "1931-02-03",
    sworn: [
      {
        day: "1953-04-02",
        text: "State of Oklahoma, Grant County. Hoyt Dressel, a farmer, being sworn, tells what he knows of Lem Quarles and his people. Mr. Quarles died at his place near Medford on the 9th of January, 1952. He made no will. He had but one wife, Tillie Quarles, and she is yet living on the farm. They raised one boy and no more, Wendell Quarles, who was killed in Italy in 1944, and Wendell had by his wife Jean one little girl, Marsha Quarles, born in 1943, who lives with her mother at Enid. There was no other child of either, and none was adopted.",
      },
    ],
    want: { "Tillie Quarles": "1/2", "Marsha Quarles": "1/2" },
  },
  {
    title: "a second wife takes as one of the children in land had before she came",
    state: "OK",
    owner: "Otto Brandes",
    bought: "1926-09-14",
    sworn: [
      {
        day: "1966-03-11",
        text: "AFFIDAVIT OF DEATH AND HEIRSHIP. The affiant, Cora Lindquist, aged 71, of Fairview, says upon oath: 1. OTTO BRANDES died intestate October 30, 1965, at Fairview, Major County, Oklahoma. 2. He was twice married. His first wife, BERTHA, died in 1939. On June 2, 1941, he married HELEN BRANDES, who survives him. 3. By Bertha he had three children: EMIL BRANDES, a bachelor, of Ringwood; ALMA BRANDES TOEWS, wife of Henry Toews, of Isabella; and KARL BRANDES, deceased. Karl Brandes died in 1958, and left two daughters, RUTH BRANDES EPP and JOAN BRANDES, both living. By Helen he had none. 4. The quarter section was deeded to him in 1926 and was paid for before he ever knew Helen.",
      },
    ],
    want: { "Helen Brandes": "1/4", "Emil Brandes": "1/4", "Alma Brandes Toews": "1/4", "Ruth Brandes Epp": "1/8", "Joan Brandes": "1/8" },
  },
  {
    title: "a second wife takes a third in land won together with her",
    state: "OK",
    owner: "Carl Neufeld",
    bought: "1958-05-20",
    sworn: [
      {
        day: "1977-07-01",
        text: "PROOF OF DEATH AND HEIRSHIP. Before me came Fern Aldridge, who being sworn says she is a niece by marriage of the late Carl Neufeld and is familiar with his family. Carl Neufeld died without a will at Clinton, Custer County, Oklahoma, on May 5, 1976. His wife at the time of his death was Irma Neufeld, whom he wed in 1950, and who is still living; he had been married once before, to Lydia Neufeld, who passed away in 1947. Two sons, Dale Neufeld and Ronald Neufeld, were born of the first marriage; a daughter, Cheryl Neufeld Bright, was born of the second. All three are of age and living. The land was acquired in 1958 by the joint industry of Carl and Irma during their marriage, and no part of it was inherited by or given to either of them.",
      },
    ],
    want: { "Irma Neufeld": "1/3", "Dale Neufeld": "2/9", "Ronald Neufeld": "2/9", "Cheryl Neufeld Bright": "2/9" },
  },
  {
    title: "without issue the wife and the mother halve what joint industry did not win",
    state: "OK",
    owner: "Roy Stallcup",
    bought: "1935-03-03",
    sworn: [
      {
        day: "1961-01-10",
        text: "AFFIDAVIT. I, Jess Hubbard, swear that I was the neighbor of Roy Stallcup for thirty years. Roy died July 4, 1960, intestate, a resident of Woods County, Oklahoma. He and his wife, Neva Stallcup, who survives, were married in 1942 and never had any children, nor had he any by anyone else. Of his parents, his father, Walter Stallcup, went first, in 1951, but his mother, Minnie Stallcup, was living when he died and lives yet at Alva. Roy also left one brother, Clarence Stallcup. The farm had been bought by Roy in 1935 when he was single.",
      },
    ],
    want: { "Neva Stallcup": "1/2", "Minnie Stallcup": "1/2" },
  },
  {
    title: "without issue all that joint industry won goes to the husband",
    state: "OK",
    owner: "Zelma Rucker",
    bought: "1949-08-08",
    sworn: [
      {
        day: "1973-02-20",
        text: "STATE OF OKLAHOMA, COUNTY OF GARVIN. AFFIDAVIT OF HEIRSHIP. Dock Payne, of lawful age, says: ZELMA RUCKER departed this life at Lindsay on November 11, 1972, leaving no will. Surviving her were her husband, TROY RUCKER, her sister, BONNIE TATE, and her brother, HERSCHEL LONG. Zelma had no children, living or dead. Her parents died long before her. She and Troy Rucker were married January 3, 1938; it was the only marriage of either. The land was bought in 1949 with what they had earned together, the fruit of their joint industry.",
      },
    ],
    want: { "Troy Rucker": "1" },
  },
  {
    title: "brothers, sisters and the children of the dead among them",
    state: "OK",
    owner: "Vada Crum",
    bought: "1947-10-01",
    sworn: [
      {
        day: "1980-06-30",
        text: "HEIRSHIP AFFIDAVIT. Date of death: February 2, 1979. Place of death: Tonkawa, Kay County, Oklahoma. Name of decedent: Vada Crum. Will: none found. Marital history: never married. Children: none, natural or adopted. Parents: Hiram Crum and Sadie Crum, both dead before 1950. Brothers and sisters: (1) Dewey Crum, died 1971, never married, no children; (2) Opal Crum Haskins, living, of Blackwell; (3) Floyd Crum, died 1975, leaving three children: Larry Crum, Judith Crum Bell and Gene Crum, all living; (4) Merle Crum, living, of Newkirk. The undersigned, Agnes Pitzer, was her friend for fifty years and swears that the above is true.",
      },
    ],
    want: { "Opal Crum Haskins": "1/3", "Merle Crum": "1/3", "Larry Crum": "1/9", "Judith Crum Bell": "1/9", "Gene Crum": "1/9" },
  },
  {
    title: "grandchildren alone, all of one degree, take alike",
    state: "OK",
    owner: "Amos Tidwell",
    bought: "1919-01-15",
    sworn: [
      {
        day: "1956-09-09",
        text: "AFFIDAVIT AS TO HEIRS OF AMOS TIDWELL, DECEASED. Oklahoma, Lincoln County. J. P. Grubb, sworn, says he lived by Amos Tidwell from 1905. Tidwell died intestate December 1, 1955, a widower. He had had two children, both of whom died before him: Jess Tidwell, who died in 1940, leaving one child, Norman Tidwell; and Ola Tidwell Kemp, who died in 1949, leaving three, to wit, Bobby Kemp, Betty Kemp and Billie Kemp Orr. These four grandchildren are all living and are his only heirs.",
      },
    ],
    want: { "Norman Tidwell": "1/4", "Bobby Kemp": "1/4", "Betty Kemp": "1/4", "Billie Kemp Orr": "1/4" },
  },
  {
    title: "an owner, then his widow, told in one paper",
    state: "OK",
    owner: "Grover Pask",
    bought: "1922-04-04",
    sworn: [
      {
        day: "1971-10-05",
        text: "AFFIDAVIT OF HEIRSHIP. State of Oklahoma, County of Alfalfa. Lester Vogt, being first duly sworn, states that he knew Grover Pask and Ida Pask, husband and wife, during all their married life; that Grover Pask died intestate on the 3rd day of March, 1948, leaving as his only heirs his wife, the said Ida Pask, and three children, to-wit: Hazel Pask Long, a daughter, Leroy Pask, a son, and Glenn Pask, a son; that neither he nor Ida was ever married to another; that thereafter, on the 10th day of June, 1970, the said Ida Pask died intestate, a widow, leaving as her only heirs the same three children; and that no probate was ever had of either estate.",
      },
    ],
    want: { "Hazel Pask Long": "1/3", "Leroy Pask": "1/3", "Glenn Pask": "1/3" },
  },
];
