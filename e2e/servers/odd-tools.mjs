// Lists broken entries and odd but legal JSON beside good tools: unknown keys, key order, numbers and names that parsers like to spoil.

import { serve, write } from './raw.mjs'

// As text, because building it from objects would sort, round and lose just what it is here to show.
const tools = `[
{"x-vendor":{"b":1,"a":2},"description":"Keys in an unusual order, with unknown ones among them.","inputSchema":{"type":"object","required":["city"],"properties":{"city":{"x-control":"map","type":"string","description":"A city."}}},"name":"good_first","zebra":true,"annotations":{"x-risk":"low","readOnlyHint":true},"_meta":{"example.org/owner":"tests"},"icons":[{"src":"data:image/png;base64,AAAA","x-shade":"dark"}]},
{"name":"odd_keys","description":"Keys that look like numbers, and a property named __proto__.","inputSchema":{"type":"object","properties":{"10":{"type":"string","title":"ten"},"2":{"type":"string","title":"two"},"b":{"type":"string"},"1":{"type":"string","title":"one"},"__proto__":{"type":"string","title":"A plain name here"},"constructor":{"type":"integer"}},"required":["__proto__"]}},
{"name":"odd_numbers","description":"Numbers a double cannot hold, and forms it does not keep.","inputSchema":{"type":"object","properties":{"big":{"type":"integer","default":12345678901234567890},"one":{"type":"number","default":1.0},"tiny":{"type":"number","default":1e-400},"huge":{"type":"number","default":1E400},"minus":{"type":"number","default":-0.0},"exact":{"type":"number","multipleOf":0.10,"default":0.1000000000000000055511151231257827}}}},
{"name":"no_schema","description":"Without inputSchema."},
{"name":"null_schema","description":"With inputSchema null.","inputSchema":null},
{"description":"Without a name.","inputSchema":{"type":"object"}},
"a string where a tool should be",
null,
{"name":42,"description":"Its name is a number.","inputSchema":{"type":"object"}},
{"name":"twice","description":"The first of two with this name.","inputSchema":{"type":"object"}},
{"name":"twice","description":"The second of two with this name.","inputSchema":{"type":"object","properties":{"second":{"type":"boolean"}}}},
{"name":"bad_schema","description":"A type and a limit that do not exist.","inputSchema":{"type":"object","properties":{"a":{"type":"strin"},"b":{"type":"integer","minimum":"3"}}}},
{"name":"array_root","description":"Its input schema is of type array.","inputSchema":{"type":"array"}},
{"name":"big_number","description":"Answers with numbers and keys that parsing spoils.","inputSchema":{"type":"object"}},
{"name":"good_last","description":"A good tool at the end.","inputSchema":{"type":"object","properties":{"text":{"type":"string"}}}}
]`

const bigNumber =
  '{"content":[{"type":"text","text":"see the structure"}],"structuredContent":{"big":12345678901234567890,"one":1.0,"10":"ten","2":"two","twice":1,"twice":2,"\\u0074wice ":3,"Twice":4,"__proto__":{"polluted":true},"exponent":1E2},"x-unknown":{"z":1,"a":2.50}}'

const spell = (id, result) => write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}\n`)

serve({
  methods: { 'tools/list': ({ id }) => void spell(id, `{"tools":${tools.replaceAll('\n', '')}}`) },
  calls: {
    big_number: (_, { id }) => void spell(id, bigNumber),
    good_first: ({ city }) => ({ content: [{ type: 'text', text: `You asked for ${city}.` }] }),
    good_last: ({ text }) => ({ content: [{ type: 'text', text: String(text) }] }),
    odd_keys: (args) => ({ content: [{ type: 'text', text: JSON.stringify(args) }] }),
    odd_numbers: (args) => ({ content: [{ type: 'text', text: JSON.stringify(args) }] }),
  },
})
