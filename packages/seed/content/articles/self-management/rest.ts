import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const rest = seedFile({
  space: 'association',
  entries: [
    article(
      'the-pager-in-the-drawer',
      {
        title: 'The pager in the drawer',
        summary:
          'A chief took two weeks off and told everyone that she could be reached. The next year she told them that she could not. A comparison.',
        day: -96,
        tags: ['Self-Management', 'Burnout', 'Delegation'],
        authors: ['fatima-al-sayed'],
        picture: 'scene-garden',
      },
      `I keep the two summers side by side, because I learned more from them than from any course.

## The summer when I could be reached

I answered 61 messages in fourteen days. None was about a patient. Nineteen asked for permission to do something that the sender was allowed to do. Twenty-two were copies. One asked whether I was enjoying myself.

I answered most of them on a beach within a few minutes, which taught sixty people that I was working. My deputy, who was in charge, made no decisions, since each decision had already been made by telephone. When I came home, she said that she had not enjoyed being the furniture.

## The summer when I could not

My pager went into a drawer, and the drawer was hers. I wrote three lines to the department:

> From the 4th to the 18th Dr. Reza is the chief. She is not keeping my place warm. What she decides stays decided.

The last sentence mattered. In the first week she moved a shift, refused a transfer and reassigned an office. I would have decided two of those differently. All three have stayed.

My messages were not lost. They went to her, and at the end there were 212 of them. Four had waited for me on purpose.

## What I had feared

I had feared that they would need me. It is a good thing to fear. It keeps one humble about one’s deputies.

Underneath I had feared that they would not. On the fifteenth day I opened the drawer and found a note on the pager. “Nothing happened,” it said. “Everything happened. Welcome back.”

I asked her later which of the two summers had been harder for her. The second one, she said, by far. In the first, she had been tired. In the second, on the ninth day, she had stood in my office with the door closed and had known that nobody was going to tell her what to do. “I hated you for about an hour,” she said. “Then I moved the shift.”

Dr. Reza is now chief of a department two hundred miles away. I consider this the only serious result of my vacation policy.`,
    ),
    article(
      'notes-from-a-leave',
      {
        title: 'Notes from a leave',
        day: -355,
        tags: ['Self-Management', 'Reflection', 'Families'],
        authors: ['priya-desai'],
      },
      `**Day 1.** I have written an out-of-office message of eleven lines. My mother reads it and asks who all these people are.

**Day 3.** The baby sleeps when I stand. I have read four articles on my telephone, standing.

**Day 9.** A colleague sends a photograph of the whiteboard. My name is still on it. Somebody has drawn a hat on it.

**Day 16.** I catch myself presenting the night to my husband: interval history, intake and output, plan. He asks two good questions. He would make a fine attending.

**Day 24.** I have no opinion about the new discharge form. I keep looking for one. It is like feeling with the tongue for a tooth.

**Day 40.** I meet a patient at the pharmacy. She does not recognize me without the coat, and then she does, and tells me that she is well. I had not known how that one ended. I cry beside the cough drops.

**Day 58.** My chief calls to ask when I am coming back. She begins with, “The answer can be later.” I will remember this when I am a chief.

**Day 84.** I try on the badge. The photograph is of a person who slept.

**Day 90.** Tomorrow. I am taking the whiteboard’s hat.`,
    ),
    article(
      'leave-at-six-out-loud',
      {
        title: 'Leave at six, out loud',
        summary: 'You cannot give people permission to go home. You can only go home where they can see it.',
        day: -560,
        tags: ['Self-Management', 'Time', 'Trust'],
        authors: ['yusuf-demir'],
        picture: 'scene-corridor-talk',
      },
      `In my first year as chair I told the department every month that nobody should stay later than necessary. I told them in an email that I sent at nine in the evening.

A fellow finally explained it to me. “We know that you mean it,” she said. “We also know when you leave.”

So I began to leave at six. It did not help, because nobody saw it. My office has a back door; I had chosen it for that reason. In the second month I left by the front, through the reading room, with my coat on, and said, “I am going home. What do you need from me before I go?” I felt like a man on a stage.

Some evenings somebody needs something, and I take the coat off. On most evenings nobody does. By spring, two attendings had begun to say the same sentence. By summer the reading room was empty at half past six. The backlog, which I had been guarding with my presence, was what it had been before: eleven percent, mostly on Mondays.

I still write emails at nine. They leave at seven in the morning.`,
    ),
    article(
      'the-commute-is-a-meeting',
      {
        title: 'The commute is a meeting with yourself',
        summary:
          'Forty minutes, twice a day, with nobody who wants anything. Five ways in which leaders waste them, and three in which they do not.',
        day: -248,
        tags: ['Self-Management', 'Time', 'Reflection'],
        authors: ['hannah-feldman'],
        picture: 'scene-train-home',
      },
      `Most physicians whom I treat tell me that they have no time to think. Most of them spend between fifty and ninety minutes a day in a car or a train. I ask them what they do there, and they look as if I had asked about their tax return.

**What they do.** They return calls. They listen to podcasts at one and a half times the speed of speech. They rehearse an argument that will not take place. They plan dinner. They do nothing, and believe that this was a waste.

The last group is onto something.

## Going in

Use the way in for one question, chosen before you start. Not “How will I survive today?” Rather: *What is the one thing that only I can do today?* When you arrive, write it on your hand or on your list. You may stop thinking after five minutes. The question continues without you.

## Going home

Use the way home to put the day down. I suggest three short sentences, spoken aloud. In a train, moving the lips will do.

1. What was hard.
2. What was good.
3. What can wait until tomorrow.

The third sentence is the one that lets you through the door. A surgeon told me that her children can hear whether she has said it.

## And in between

Leave the middle empty. The mind needs some time in which it is not being used. You would not operate with an instrument that has never been put down.

Some people cannot bear the empty middle. The moment that nothing is asked of them, everything comes up that they have been holding down since Monday. If that happens to you, do not reach for the radio at once. Notice what comes first. If it is the same thing on three evenings, it is not a thought but an appointment, and you should make it, with a friend or with somebody like me.

Patients sometimes ask me what they should do if their commute is only nine minutes. Walk around the building once. It works just as well, and the security guard will begin to say hello.`,
    ),
    article(
      'a-garden-is-a-bad-metaphor',
      {
        title: 'A garden is a bad metaphor',
        summary:
          'Everyone who retires writes about gardening. A chief executive who hates it explains what she learned anyway.',
        day: -822,
        tags: ['Self-Management', 'Retirement', 'Reflection'],
        authors: ['ingrid-halvorsen'],
        picture: 'scene-garden',
      },
      `People gave me eleven books about gardens when I retired. In all of them, leadership was like a garden: one prepares the soil, one is patient, things grow.

I then had a garden for two years. Nothing in it resembled a hospital. Nobody was unhappy about a parking space. The beans did not form a subcommittee. I prepared the soil and was patient, and a woodchuck ate everything in one night, without malice, and I was not asked to comment.

What I did learn is that there is work in which I am not important. The rain does most of it. For thirty-four years I had been in places where it was raining and everyone was looking at me.

I have given the garden to the neighbors’ children. They grow pumpkins. I sit on the bench and prepare nothing.`,
    ),
  ],
})
