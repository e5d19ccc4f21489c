export const reviewMessages = {
  differs: 'The shop cannot sell everything as it is in your cart',
  nothingLeft: 'The shop has nothing of what is in your cart',
  notSignedIn: 'The shop does not give you your prices now',
  soldOut: (name: string) => `${name} is sold out.`,
  missing: (name: string) => `The shop does not sell ${name} now.`,
  ended: (name: string) => `${name} has ended.`,
  unlisted: (name: string) => `We no longer sell ${name}.`,
  fewer: ({ name, wanted, available }: { name: string; wanted: number; available: number }) =>
    `${name}: you want ${wanted}, and the shop has ${available}.`,
  otherPrice: (name: string, shown: string, shop: string) =>
    `${name} costs ${shop} in the shop, not ${shown}.`,
  signedOut: (yours: string, shop: string) =>
    `The sign-in at the shop failed, so it asks ${shop}, not ${yours}. Try again in a few minutes to pay your prices.`,
  changeCart: 'Change my cart',
  notNow: 'Stay here',
  goOn: 'Continue anyway',
} as const
