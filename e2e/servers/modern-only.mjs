// Speaks protocol revision 2026-07-28 only: refuses initialize, asks for the envelope, has progress, cancellation, input_required and listen; notifications go to the file of --log FILE.

import { createModernPeer } from './modern.mjs'
import { readLines, record } from './raw.mjs'

const peer = createModernPeer({ onNotification: record })
readLines((message) => peer.receive(message))
