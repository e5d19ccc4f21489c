import { entry, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

/** All are invented. */
const employers = [
  ['Northern Plains Clinic', 'Medical group', 'Fargo, North Dakota'],
  ['Summit Ridge Health', 'Health system', 'Denver, Colorado'],
  ['Tidewater Children’s Hospital', 'Hospital', 'Norfolk, Virginia'],
  ['Pinecrest Medical Group', 'Medical group', 'Atlanta, Georgia'],
  ['Lakeshore University', 'University', 'Milwaukee, Wisconsin'],
  ['Copperfield Health Plan', 'Insurer', 'Tampa, Florida'],
  ['Good Harbor', 'Hospital', 'Portland, Maine'],
  ['Alder County', 'Public health', 'Boise, Idaho'],
  ['Three Rivers Health', 'Health system', 'Pittsburgh, Pennsylvania'],
  ['Ashgrove Advisors', 'Consulting', 'Chicago, Illinois'],
  ['Willow Creek Senior Care', 'Long-term care', 'Tucson, Arizona'],
  ['Halden Instruments', 'Medical devices', 'Austin, Texas'],
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
