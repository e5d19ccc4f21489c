import type { Replaced } from '../../engine/vocabulary.ts'

export const replaces: Replaced = {
  commit: 'ad6dff7b00c5e754281c24379473d7aa9ebbdba0',
  changes: {
    '0001-content-model': 'bc7c8c3311274db4cd7b33dc982d6e1ac2d1f19639dbd69b78b351156fb1a75e',
    '0002-publish-gate': '1e9fd25b62c08dd7ba63f9805c0018a49eb7d095f53a1b36316c64e199f0f688',
    '0003-no-inline-entries': '32bfa65975d638acb1483d70d5af0341f42016ea7ae796c07576bd19a2f0d958',
    '0004-plainer-help': '2696e389b3c17d0ba5e60e95ccf0ddd42084b684e7a1c3c849fc591147ec378b',
    '0005-public-site': 'ede89297f07f84c46d650ad5fce3f200bbf25409bead331ac0822c395cdccc29',
    '0006-event-editions': 'b543ec30a72cde1d58406233eabdda836e21fb9eeebb11e592705da4fe736339',
    '0007-schedule-session-ids': '4bdddd56c1e6ad9fe4aaa0e4c3bf00f7ee3be13896e42db0e2854cecaa37935c',
    '0008-hidden-blocks': '1c7cb862107a2d75bf812140ff09f4c05aa62d38bc779f1591551581033bdd96',
    '0009-json-forms': '42057fc017f4a6179fed281fb33b3c150ef65d12553beb0fc37c47dded25f80a',
    '0010-join-now-variants': '53903851bafbf239f6ff6532383e5fe34a1df53fd651da6fc6716168a90c0d3b',
  },
}
