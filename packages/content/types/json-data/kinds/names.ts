export const kindNames = [
  'accessKnowledge',
  'professionalCertificates',
  'liveAndOnlineEvents',
  'actionCards',
  'iconTiles',
  'welcomeLanding',
  'map',
  'spinner',
  'logIn',
  'createAccount',
  'cmeProgress',
] as const
export type KindName = (typeof kindNames)[number]

export const isKindName = (name: unknown): name is KindName => kindNames.some((known) => known === name)
