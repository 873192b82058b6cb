/** The closing part of the reference: how titles and hints are chosen, and what a review looks at. */
export const conventions: readonly string[] = [
  '## How titles and hints are chosen',
  [
    '- **Title**: two to five words a person would use, verb first. Clients show `title`, then `annotations.title`, then the name.',
    '- **Reads only** (`readOnlyHint`): yes if a call leaves the world as it was. Logging and statistics do not count.',
    '- **Can destroy** (`destructiveHint`): yes if a call may overwrite or delete. No if it only adds.',
    '- **Safe to repeat** (`idempotentHint`): yes if the same call again ends in the same state. Deleting and setting are; creating and appending are not, nor is an update that needs a version mark.',
    '- **Reaches outside** (`openWorldHint`): yes if it deals with things beyond the server itself. One decision for a whole server.',
  ].join('\n'),
  '## Review checklist',
  [
    '- [ ] The name is a verb and a noun in snake_case and says what happens.',
    '- [ ] The title reads well in a list of a hundred tools.',
    '- [ ] The description says what it does, when to use it, and what it returns.',
    '- [ ] Every parameter is described; required ones stand first; values that are limited have an enum or a range.',
    '- [ ] All hints that mean something are set, and none contradicts another.',
    '- [ ] Whatever creates, changes or deletes asks for an explicit action where it matters.',
    '- [ ] Results say what the person should read and what the model should do next.',
    '- [ ] Examples cover the common call and one failure.',
    '- [ ] A tool that goes away names its successor and the version.',
  ].join('\n'),
]
