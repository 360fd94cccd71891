/** Places (`<model> <code>`, or with the name of an element that does not ship) where no use case is worth doing, and why. */
export type NothingWorthDoing = readonly (readonly [place: string, reason: string])[];
