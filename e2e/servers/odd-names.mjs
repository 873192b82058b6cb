// Lists tools whose names an address holds only with care; their titles count them.

import { serve, text, tool } from './raw.mjs'

const names = [
  'plain_name',
  '.',
  '..',
  '...',
  '~',
  '~.',
  'a/b',
  '/',
  'a//b/',
  '%',
  '%2F',
  '%2e%2e',
  'what?',
  'a#b',
  'two words',
  ' lead and trail ',
  'back\\slash',
  'a+b&c=d;e:f@g',
  '$tool',
  '{-$tool}',
  '*',
  'Wetter für Köln',
  '天気を見る',
  '😀',
  'line\nbreak',
  '\ud800',
  '__proto__',
  'edit',
  'file.json',
  'x'.repeat(30_000),
  '界'.repeat(3_000),
  '',
]

serve({
  tools: names.map((name, index) => ({ ...tool(name, 'Says how it was called.'), title: `Number ${index}` })),
  methods: { 'tools/call': ({ params }) => text(`You called ${params.name}.`) },
})
