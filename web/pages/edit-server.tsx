import { useParams } from '@tanstack/react-router'
import { EditForm } from '../features/servers/edit-form'
import { useConnection } from '../features/servers/queries'

export function EditServer() {
  const { id = '' } = useParams({ strict: false })
  const connection = useConnection(id)
  return connection ? <EditForm key={id} connection={connection} /> : null
}
