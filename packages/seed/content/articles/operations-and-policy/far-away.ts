import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const farAway = seedFile({
  space: 'association',
  entries: [
    article(
      'ninety-beds-one-room',
      {
        title: 'Ninety beds, one room',
        summary:
          'An intensivist watches over seven small hospitals from a windowless office. What he can do from there, what he cannot, and why he drives 1,100 miles every spring.',
        day: -440,
        tags: ['Operations and Policy', 'Telemedicine', 'Rural Care'],
        authors: ['wei-zhang'],
        picture: 'scene-video-call',
      },
      `At night I look after ninety intensive care beds in seven towns. On my screens I see heart rates, oxygen, laboratory values and, when I press a button that rings a bell at the other end, the room. I have never smelled it.

People ask whether this is safe. It is safer than what was there before, which was a telephone beside the bed of somebody who had been awake since five. Deaths in the seven units have fallen by about an eighth over six years. Transfers to the city have fallen by a third.

## What I can do

I can notice. Software and I look at everybody, all the time, and we do not get called away. I can order. I can talk a physician assistant through a line that she has placed twice before. I can talk with a family at four in the morning, when the person at the bedside has to be at four bedsides.

## What I cannot do

I cannot help to turn a patient. I cannot know that the nurse in Room 2 is the patient’s cousin, which everyone in the building knows. I cannot hear what is said after I have switched off the camera.

In our third year I learned that the nurses in one of the seven towns covered the camera with a towel. Nobody had complained. I asked whether I might visit.

## The drive

It took me a day to get there. The charge nurse showed me around, politely. At the end she said, “You ring the bell, and then you look at once. You don’t wait for us to say come in.”

I had thought of the bell as the knock. To them it was the door.

We changed it that week: the bell rings, a light comes on in the hall, and the camera stays dark until somebody in the room presses a button. In an emergency I can override it. I have done so four times in three years, and each time I telephoned afterward.

Since then I drive the whole circle every spring: seven towns, 1,100 miles, nine days. I bring pastries and a list of what I did wrong from far away. They add to it.`,
    ),
    article(
      'the-parking-committee',
      {
        title: 'A short history of the parking committee',
        summary:
          'It was founded for a summer, in 1994. Its minutes contain everything that one needs to know about governance.',
        day: -775,
        tags: ['Operations and Policy', 'Meetings', 'Boards'],
        authors: ['samuel-greenberg'],
        picture: 'scene-board-meeting',
      },
      `The parking committee was formed to assign spaces during the repaving of Lot C, and was to dissolve in September. I have read all of its minutes. There are 312 meetings.

In the first year it assigned spaces. In the second year it defined them. In 1997 a subcommittee was asked to determine whether a motorcycle is a vehicle; it reported in 1999, with a minority opinion. In 2004 the committee discovered that two of its members were dead. In 2011 it voted, for the first time, on whether it should exist. The motion failed, as there was no quorum.

I do not mean to make fun of it. For thirty years it has been the only body in our hospital in which a surgeon, a groundskeeper, a chaplain and a cook sit at the same table. I have watched a cook explain to a chief of cardiology why the morning shift cannot walk from Lot F in January. He gave up his space. It is in the minutes.

This year, at the request of the board, I proposed to dissolve the committee. I was asked where the cook would sit.

It meets on Thursday.`,
    ),
    article(
      'a-plan-for-the-second-week-of-january',
      {
        title: 'A plan for the second week of January',
        summary:
          'The surge comes every year, in the same week, and every year it is a surprise. Five decisions to make in November, while everyone can still think.',
        day: 10,
        tags: ['Operations and Policy', 'Emergency Care', 'Staffing'],
        authors: ['fatima-al-sayed', 'adaeze-nwosu'],
        picture: 'scene-ambulance',
      },
      `In eleven of the last twelve years, our emergency departments were fullest in the second week of January. In eleven of twelve years we opened an incident command in the second week of January and asked ourselves what had happened.

The week is not a surprise. It is an appointment. These are the five decisions that we now make in November.

1. **Which number opens the plan?** Ours is 24 patients who are waiting for a bed at seven in the morning. No one has to be asked. The number opens it.
2. **What stops?** We have a list of elective work, in order, with the signature of the person to whom it will hurt.
3. **Where do the first twelve patients go?** By name of the room. A plan that says “surge space” has never met a bed that does not fit through the door.
4. **Who goes home?** Somebody is named for every shift to send people home on time. Without this person, everybody stays, and by Thursday nobody is any use.
5. **When is it over?** Two mornings below 16. We celebrate it. Otherwise it ends in March, without anyone noticing, and the exceptions become the rules.

The plan has one page. It hangs in the staff restroom from Thanksgiving on.`,
    ),
  ],
})
