import { assetLink, entry, link, seedFile } from '../../../define.ts'
import { buttons } from '../../../parts.ts'

export const operationsBlocks = seedFile({
  space: 'association',
  entries: [
    buttons('article-charts-buttons', [['Tell us about your fix', '/publications/contribute']], {
      internalName: 'Article: buttons about fast fixes',
      button1Variant: 'yellow',
    }),
    entry('statsList', 'article-meeting-figures', {
      internalName: 'Article: figures of the meeting',
      columnCount: 3,
      backgroundColor: 'paleBlue',
      stats: [
        link('article-meeting-turnover'),
        link('article-meeting-hours'),
        link('article-meeting-letters'),
      ],
    }),
    entry('stats', 'article-meeting-turnover', {
      internalName: 'Article: turnover time',
      figure: '−20%',
      label: 'turnover time, median',
      description: 'From 40 minutes to 32 in twelve months.',
    }),
    entry('stats', 'article-meeting-hours', {
      internalName: 'Article: hours in meetings',
      figure: '36',
      label: 'person-hours a week in meetings',
      description: 'There had been 214.',
    }),
    entry('stats', 'article-meeting-letters', {
      internalName: 'Article: letters of resignation',
      figure: '3',
      label: 'letters of resignation withdrawn',
    }),
    entry('table', 'article-block-table', {
      internalName: 'Article: where block time goes',
      body: `<table>
<caption>Where 11,400 hours of block time went in three months</caption>
<thead>
<tr><th>Kind of hour</th><th>Hours</th><th>Share</th></tr>
</thead>
<tbody>
<tr><th>A patient in the room</th><td>6,612</td><td>58%</td></tr>
<tr><th>Never scheduled</th><td>2,166</td><td>19%</td></tr>
<tr><th>Turnover between cases</th><td>1,368</td><td>12%</td></tr>
<tr><th>Late start</th><td>684</td><td>6%</td></tr>
<tr><th>Canceled on the day</th><td>570</td><td>5%</td></tr>
</tbody>
</table>`,
    }),
    entry('table', 'prior-authorization-counts', {
      internalName: 'Article: prior authorization, counts of a year',
      body: '<table><caption>Requests of one year by kind of service</caption><thead><tr><th scope="col">Service</th><th scope="col">Requests</th><th scope="col">Approved at once</th><th scope="col">Approved in the end</th><th scope="col">Minutes per request</th></tr></thead><tbody><tr><th scope="row">Imaging</th><td>12,910</td><td>94%</td><td>98.9%</td><td>19</td></tr><tr><th scope="row">Medicines</th><td>11,240</td><td>87%</td><td>97.8%</td><td>31</td></tr><tr><th scope="row">Procedures</th><td>4,630</td><td>93%</td><td>99.1%</td><td>27</td></tr><tr><th scope="row">Equipment and other</th><td>2,700</td><td>92%</td><td>99.3%</td><td>22</td></tr></tbody></table>',
    }),
    entry('media', 'article-visiting-picture', {
      internalName: 'Article: picture of the evening',
      mediaFile: assetLink('scene-hospital-dusk'),
      description: 'Evening, the hour at which most visitors come now.',
    }),
    entry('mediaCard', 'article-measles-card', {
      internalName: 'Article: card of the corridor',
      mediaFile: assetLink('scene-corridor-talk'),
      description:
        'Who could reach your patients by tomorrow noon? Write down three names that are not in your directory.',
    }),
  ],
})
