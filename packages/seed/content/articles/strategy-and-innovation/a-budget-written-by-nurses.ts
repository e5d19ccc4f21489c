import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const budgetWrittenByNurses = seedFile({
  space: 'association',
  entries: [
    article(
      'a-budget-written-by-nurses',
      {
        title: 'A budget written by nurses',
        summary:
          'For one unit and one year the people who open the drawers decided what is in them. Spending on supplies fell by eleven percent; nobody has asked for the old way back.',
        day: -75,
        tags: ['Strategy and Innovation', 'Finance', 'Nursing'],
        authors: ['lindqvist', 'grace-liu'],
        picture: 'scene-huddle',
      },
      `The supply budget of a medical unit with 28 beds is about $640,000 a year. It is usually written by somebody who has never opened the drawers. Two years ago we gave the pencil to the nurses of one unit and promised not to take it back for twelve months.

There were three rules. The total could not rise. Anything that touched sterility went past infection control. And whatever the unit saved, it kept half.

## What they threw out

The first meeting was held in the supply room with the doors open. Within an hour there were 41 items on the floor that nobody could remember using. Among them were six kinds of tape, where two would do, and a wound dressing at $38 that was opened by mistake about twice a week because its package looked like the one at $4.

They did not ask for a cheaper dressing. They asked for a red sticker.

## What they bought

This is the part that finance had worried about. The unit spent $22,000 of its savings in the first half year:

- The repair of two bladder scanners, so that nobody has to borrow one upstairs
- A second ice machine, at the other end of the corridor
- Shoes. The vote was 31 to 2.

They also made a mistake. In spring they changed to a cheaper glove, and within two weeks a third of the staff had a rash. In the old days there would have been a memorandum and a review. The nurse who had proposed the glove stood up at the huddle and said, “That was me. They go back on Friday.” They went back on Friday. The supplier took them, since she had written that into the order.

## What it came to

| Line | Before | After |
| --- | --- | --- |
| Supplies | $640,000 | $569,600 |
| Expired on the shelf | $18,300 | $4,100 |
| Steps in a shift, median | 11,200 | 9,700 |

Eleven percent is real money. It is not the reason that five more units have asked for the pencil. In the exit survey one nurse wrote: “For one year nobody asked me to be careful with money that I could not see.”`,
    ),
  ],
})
