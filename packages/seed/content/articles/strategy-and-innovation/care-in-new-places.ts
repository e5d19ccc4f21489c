import { article } from '../../../articles/article.ts'
import { entry, seedFile } from '../../../define.ts'

export const careInNewPlaces = seedFile({
  space: 'association',
  entries: [
    article(
      'hospital-at-home-the-first-hundred',
      {
        title: 'Hospital at home: the first hundred patients',
        summary:
          'What a community hospital learned when it admitted people to their own bedrooms: whom it chose, what broke, what it cost, and what a dog has to do with length of stay.',
        day: -137,
        tags: ['Strategy and Innovation', 'Telemedicine', 'Patient Flow'],
        authors: ['bridget-sullivan', 'wei-zhang'],
        picture: 'scene-video-call',
        doi: '12.1016',
        edition: 'plj-3',
      },
      `Fort Hale has 140 beds. In a bad week 160 people need one. We could not build, and we could not hire enough nurses to fill what we might have built. Eighteen months ago we began to admit some patients to their own homes: patients who would otherwise be in a bed upstairs, with a daily visit by a nurse, a daily video visit by a physician, monitoring from a room at Northern Plains Clinic four hundred miles away, and someone at the door within thirty minutes if anything goes wrong.

This is a report on the first hundred. We looked at every record, called every patient, and asked the nurses to keep a diary. It is neither a trial nor an advertisement.

## Whom we chose

The criteria were simple on paper. The patient needs hospital care, and does not need an intensive care unit, an operation, or a scan every day. The home has electricity, water, and a door that opens. The patient and whoever lives there say yes.

In practice, a hospitalist and a paramedic decided together. The hospitalist asked what could happen tonight. The paramedic, who had been in a good many of the county’s living rooms, asked what was on the stairs.

{{hospital-at-home-diagnoses}}

### Who said no

We asked 164 people. Sixty-four declined. Half of them lived alone and did not want to. Fourteen had someone at home whom they did not want to burden, and seven had someone from whom they wanted a rest. We had not thought of the last group, and we now ask about it in private.

## What a day looks like

At eight, a nurse arrives with a bag, draws blood, gives the first infusion, and looks at the wound, the legs, and the refrigerator. At ten there is a video visit: physician, nurse and patient, and often a cousin. From then on a patch on the chest sends pulse, breathing and temperature to the room at Northern Plains. In the afternoon a paramedic comes for the second infusion. At night there is a button, and a tablet on which a face appears within twenty seconds.

The patients liked the night least and the refrigerator most. By the third day the nurses knew who could not chew, who was being fed by a neighbor, and who was living on crackers. Upstairs, all of them would have eaten from a tray.

## What broke

**The tablets.** In nine homes there was no signal. We gave these patients a device that uses satellites. In three there was no signal from there either. Those three were admitted to the hospital, and one of the three was relieved.

**The oxygen.** It was delivered by a company that worked from nine to five. On a Friday evening in the second month, a man with pneumonia had oxygen for fifty minutes and a delivery in sixty. The paramedic drove him in. We now keep four concentrators in the ambulance bay.

**The pharmacy.** Doses were prepared for the time at which they would have been given upstairs. A drive of forty minutes was nobody’s field on any form. In the first month one dose in nine was late. Now the pharmacist sees a map.

**The handover.** Emergency physicians sent us patients at ten at night, because that was when beds ran out. At ten at night no nurse could begin at home. For two months these patients waited in a hallway until morning, in order to avoid being in the hospital. We moved the intake nurse to a shift that ends at one.

### The one that we got wrong

Patient 31, a woman of seventy-four with heart failure, was monitored correctly and visited on time. Her weight rose on the second day, and on the third. The scale was hers. It was wrong by a constant amount, so we believed the change and not the number, which was the right way around. But her husband had moved the scale from the tile to the carpet. The change was the carpet. She was given more diuretic than she needed, fainted, and broke her wrist.

We bring a scale now, and a square of plywood. We told her what had happened on the same afternoon. She has since come to speak to our nurses. She brings the husband, who brings the carpet.

## What we measured

For each patient at home we looked for two similar patients who had been upstairs in the same months. Such a comparison favors the home, because people who say yes are different. With that warning:

| Outcome | At home (100) | In the hospital (200) |
| --- | --- | --- |
| Days, median | 4.6 | 4.1 |
| Moved to the hospital | 9 | – |
| Back within 30 days | 8% | 15% |
| Falls | 2 | 7 |
| Confusion, new | 1 | 17 |
| Died within 30 days | 1 | 3 |
| Steps per day, median | 1,140 | 210 |

The stay was half a day longer. At first we were disappointed. Then a nurse pointed out that upstairs we discharge people as soon as they can be somewhere else, and that these people already were.

The line that we did not expect is the last one. At home people walk: to the bathroom, to the kettle, to see who is at the door. Seventeen patients had a dog. Their median was 1,900 steps.

## What it cost

Per day, care at home cost us about 9 percent more than a day upstairs in the first half year, and 14 percent less in the second, when each nurse looked after five homes and not three. Driving is the largest item after salaries. The program loses money on any patient more than thirty-five minutes away. We take some of them all the same, and we write down why.

There is a further gain that does not appear on the program’s budget. In the eighteen months, a hundred people did not occupy a bed for four days each. In the same time, the hours in which our emergency department turned ambulances away fell by a fifth. We cannot say how much of that is due to a hundred people. We would not want to be without them.

## What it asks of people

The nurses chose this work, and 14 of 15 are still in it. The diaries describe why: one patient at a time, a kitchen table, a problem that can be seen. They also describe a driveway at dusk where a man stood with a shotgun, who turned out to be the patient’s son and worried about coyotes. Every nurse may now leave any house without giving a reason. It has happened four times.

Physicians found it harder. You cannot drop by. You must decide once a day, with what you have, and live with the decision until the next call. Two of our hospitalists stopped after a month. The others say that they have begun to examine people upstairs differently. They look for what they would miss on a screen.

Families do more than they would in the hospital. They told us that they had expected this, and that nobody had thanked them. We write a letter now, on the last day, to whoever else lived there.

## If you are about to begin

1. Hire the paramedic first. You need someone who has seen the stairs.
2. Decide who answers at two in the morning, and test it at two in the morning.
3. Bring your own scale.
4. Ask in private whether the patient wants to be at home.
5. Count the miles before you count the beds.
6. Keep four concentrators in the bay.

The hundredth patient was a retired mail carrier with cellulitis. On the fourth day he asked the nurse whether she always came along the county road. He drew her a better way. It saves twelve minutes, and we have added it to the map.`,
    ),
    entry('table', {
      id: 'hospital-at-home-diagnoses',
      fields: {
        internalName: 'Article: hospital at home, diagnoses',
        body: '<table><caption>The first hundred patients by diagnosis</caption><thead><tr><th scope="col">Diagnosis</th><th scope="col">Patients</th><th scope="col">Median age</th></tr></thead><tbody><tr><th scope="row">Pneumonia</th><td>29</td><td>71</td></tr><tr><th scope="row">Heart failure</th><td>24</td><td>76</td></tr><tr><th scope="row">Skin infection</th><td>21</td><td>62</td></tr><tr><th scope="row">Chronic lung disease</th><td>15</td><td>69</td></tr><tr><th scope="row">Urinary infection</th><td>11</td><td>74</td></tr></tbody></table>',
      },
    }),

    article(
      'an-icu-in-another-room',
      {
        title: 'An intensive care unit in another room',
        summary:
          'For thirteen years a physician has looked after critically ill people in towns that he can see only on screens. What he would tell someone who is about to start.',
        day: -512,
        tags: ['Strategy and Innovation', 'Telemedicine', 'Rural Care'],
        authors: ['wei-zhang'],
        picture: 'scene-night-shift',
      },
      `I am the intensivist in seven towns, and I live in none of them. From a room with nineteen screens, a nurse, a pharmacist and I watch over ninety beds. The closest is forty miles away.

People ask whether it works. It depends on what is in the other room.

## It works when someone there wants it

We began in four towns on the same day. In three, a local nurse or physician had asked for us. In the fourth, the chief executive had. In the three, we were called six times a night. In the fourth, the camera was turned to the wall.

I drove there. A night nurse told me, “You people watch us.” She was right. We could look in at any moment, and a small light went on. I asked what she would prefer. She wanted a knock. So now a doorbell rings and we wait until somebody says *come in*. It is the best piece of engineering in the program. In seven towns no camera has faced the wall since.

## It works when you know their names

Every April I drive to all seven towns. It takes nine days. I eat what they eat. I see where the supply room is, and how far it is from bed 4. I learn that the respiratory therapist in the third town is also the mayor.

> At two in the morning I do not need an expert. I need someone who knows that the CT scanner takes twenty minutes to warm up.

## It works when it is boring

In films the physician on the screen saves a life with a brilliant idea. In thirteen years I have had perhaps two. What we do is to look at everyone’s ventilator at four, and ask whether they still need the sedation. We remind. We are awake.

In the seven towns, deaths in intensive care have fallen by about a sixth since we began. Transfers to the city have fallen by a third, and that is the number that the towns care about. A wife can visit on the way home from work.`,
    ),
  ],
})
