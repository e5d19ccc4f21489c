/** Pixels, so that the large picture of the fall institute scrolls away first. */
const fallInstitutePx = 650

/** 0: the sub-navigation is part of the sticky header from the start. */
export const stickAbovePx = (root: string | undefined) => (root === '/fall-institute' ? fallInstitutePx : 0)
