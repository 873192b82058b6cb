import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clients } from './clients'
import { clientsDocument } from './document'

test('docs/clients.md says what the registry says; -u writes it', async () => {
  await expect(clientsDocument(clients)).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/clients.md'))
})
