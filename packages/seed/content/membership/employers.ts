import { entry, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

/** All are invented. */
const employers = [
  ['Northern Plains Clinic', 'medical group', 'Fargo, North Dakota'],
  ['Summit Ridge Health', 'health system', 'Denver, Colorado'],
  ['Tidewater Children’s Hospital', 'hospital', 'Norfolk, Virginia'],
  ['Pinecrest Medical Group', 'medical group', 'Atlanta, Georgia'],
  ['Lakeshore University', 'academic medicine', 'Milwaukee, Wisconsin'],
  ['Copperfield Health Plan', 'insurer', 'Tampa, Florida'],
  ['Good Harbor', 'hospital', 'Portland, Maine'],
  ['Alder County', 'public health', 'Boise, Idaho'],
  ['Three Rivers Health', 'health system', 'Pittsburgh, Pennsylvania'],
  ['Ashgrove Advisors', 'consulting', 'Chicago, Illinois'],
  ['Willow Creek Senior Care', 'long-term care', 'Tucson, Arizona'],
  ['Halden Instruments', 'medical devices', 'Austin, Texas'],
].map(([name, sector, city]) => ({ name, sector, city }))

export const employerNames = seedFile({
  space: 'association',
  entries: [
    band('membership-employers', ['membership-employers-names']),
    entry('employers', 'membership-employers-names', {
      internalName: 'Membership: employers',
      title: 'Where our members lead',
      employers: { employers },
      note: 'And 1,900 others. Four in ten of them pay for the membership. The employers are invented for this demonstration.',
    }),
  ],
})
