/** Ids in the shop, which an edition names as its identifiers. */
export const fallExtras = {
  membership: '41070901',
  guest: '41080001',
  golf: '41080002',
  soundBath: '41080003',
  pickleball: '41080004',
  vanguard: '41080005',
} as const
