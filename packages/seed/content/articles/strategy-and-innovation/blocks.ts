import { assetLink, entry, link, prose, seedFile } from '../../../define.ts'
import { words } from '../../../parts.ts'

export const strategyBlocks = seedFile({
  space: 'association',
  entries: [
    entry('table', 'hospital-at-home-diagnoses', {
      internalName: 'Article: hospital at home, diagnoses',
      body: '<table><caption>The first hundred patients by diagnosis</caption><thead><tr><th scope="col">Diagnosis</th><th scope="col">Patients</th><th scope="col">Median age</th></tr></thead><tbody><tr><th scope="row">Pneumonia</th><td>29</td><td>71</td></tr><tr><th scope="row">Heart failure</th><td>24</td><td>76</td></tr><tr><th scope="row">Skin infection</th><td>21</td><td>62</td></tr><tr><th scope="row">Chronic lung disease</th><td>15</td><td>69</td></tr><tr><th scope="row">Urinary infection</th><td>11</td><td>74</td></tr></tbody></table>',
    }),
    entry('table', 'three-futures-table', {
      internalName: 'Article: three futures, answers',
      body: '<table><caption>Answers to the four questions</caption><thead><tr><th scope="col">Question</th><th scope="col">The neighborhood</th><th scope="col">The marketplace</th><th scope="col">The utility</th></tr></thead><tbody><tr><th scope="row">Glad to have hired</th><td>Nurses who visit</td><td>Nurses who visit after surgery</td><td>Nurses who visit, analysts</td></tr><tr><th scope="row">Sorry to have bought</th><td>Scanners, a tower</td><td>Scanners outside the four services</td><td>Scanners, our own app</td></tr><tr><th scope="row">Missed by patients</th><td>Speed</td><td>Someone who knows them</td><td>Someone who may decide</td></tr><tr><th scope="row">Should have begun today</th><td>Home visits, outcome data</td><td>Outcome data, fewer services</td><td>Outcome data, flexible hours</td></tr></tbody></table>',
    }),
    entry('statsList', 'listening-machine-figures', {
      internalName: 'Article: figures of the scribes',
      columnCount: 3,
      backgroundColor: 'paleYellow',
      stats: ['time', 'agreed', 'errors'].map((id) => link(`listening-machine-${id}`)),
    }),
    entry('stats', 'listening-machine-time', {
      internalName: 'Article: minutes saved by scribes',
      figure: '14',
      label: 'minutes saved per half day',
      description: 'Median of 240 clinicians.',
    }),
    entry('stats', 'listening-machine-agreed', {
      internalName: 'Article: patients who agreed',
      figure: '94%',
      label: 'of patients agreed to be recorded',
    }),
    entry('stats', 'listening-machine-errors', {
      internalName: 'Article: errors in notes',
      figure: '4%',
      label: 'of notes held an error that could matter',
      description: 'Of typed notes it was 3%.',
    }),
    entry('quoteBlock', 'closing-services-quote', {
      internalName: 'Article: quote on closing services',
      quote: prose(
        'Each time I kept it quiet to protect the staff. Each time, the staff had known for weeks. What I had protected them from was the chance to help.',
      ),
      attribution: 'Ingrid Halvorsen, MD',
      alignAttribution: 'start',
      maxWidth: 640,
    }),
    entry('articleInclude', 'dyad-agreement', {
      internalName: 'Article: agreement of a dyad',
      includeText: prose(
        '**Agree on the first day:** what I decide alone, what you decide alone, what we decide together, and what happens when we do not. The fourth takes the longest, and it is the only one that you will need.',
      ),
    }),
    entry('mediaCard', 'river-teams', {
      internalName: 'Article: the bridge between two hospitals',
      mediaFile: assetLink('scene-hospital-dusk'),
      contents: [link('river-teams-text')],
    }),
    words(
      'river-teams-text',
      '**One number for beds.** Both command centers see it. It counts what can be staffed now, and not what stands in a room.',
      { internalName: 'Article: the bridge, text' },
    ),
    entry('advertisementsList', 'advertisements-of-articles', {
      internalName: 'Article: advertisements',
      secondsPerAdvertisement: 10,
      advertisements: ['fellowship', 'insurance'].map((id) => link(`advertisement-${id}`)),
    }),
  ],
})
