import type { Draft } from '../../define/values.ts'

export const employers: Draft<'employers'> = {
  internalName: 'Employers: where our members lead',
  title: 'Where our members lead',
  employers: {
    employers: [
      { name: 'Prairie Lakes Clinic', sector: 'Medical group', city: 'Fargo, North Dakota' },
      { name: 'Summit Ridge Health', sector: 'Health system', city: 'Denver, Colorado' },
      { name: 'Copperfield Health Plan', sector: 'Insurer', city: 'Tampa, Florida' },
      { name: 'Alder County', sector: 'Public health', city: 'Boise, Idaho' },
      { name: 'Good Harbor', sector: 'Hospital', city: 'Portland, Maine' },
    ],
  },
  note: 'The employers are invented for this demonstration.',
}
