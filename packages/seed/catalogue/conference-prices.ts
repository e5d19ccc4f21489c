/** What the table of a conference says for its first tier, in US dollars. */
export const comingPreview = { member: 1985, nonMember: 2335, joinNow: 2240 }
export const preview2026 = { member: 1934, nonMember: 2275, joinNow: 2183 }
