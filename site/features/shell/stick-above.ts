/** Pixels. The large picture scrolls away first. */
const fallInstitutePx = 650

/** At 0, the header always contains the sub-navigation. */
export const stickAbovePx = (root: string | undefined) => (root === '/fall-institute' ? fallInstitutePx : 0)
