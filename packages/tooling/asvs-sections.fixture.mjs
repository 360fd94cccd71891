/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has. In every section they are numbered
 * before those of level 3, so that the count says which they are.
 */
export const SECTIONS = {
  ...sections(1, [2, 9, 11, 3, 2]),
  ...sections(2, [3, 3, 4, 1]),
  ...sections(3, [0, 2, 4, 6, 5, 0, 2]),
  ...sections(4, [3, 1, 2, 4]),
  ...sections(5, [1, 3, 2, 3]),
  ...sections(6, [3, 12, 4, 4, 5, 3, 0, 4]),
  ...sections(7, [3, 4, 2, 5, 2, 2]),
  ...sections(8, [2, 3, 1, 1]),
  ...sections(9, [3, 4]),
  ...sections(10, [2, 2, 4, 11, 5, 2, 3]),
  ...sections(11, [2, 3, 3, 4, 1, 1, 0]),
  ...sections(12, [3, 2, 4]),
  ...sections(13, [1, 5, 2, 5]),
  ...sections(14, [2, 4, 3]),
  ...sections(15, [3, 3, 7, 0]),
  ...sections(16, [1, 5, 4, 3, 3]),
  ...sections(17, [1, 4, 2]),
};

/** As { '1.1': 2, '1.2': 9, … }. */
function sections(chapter, counts) {
  return Object.fromEntries(counts.map((count, index) => [`${chapter}.${index + 1}`, count]));
}
