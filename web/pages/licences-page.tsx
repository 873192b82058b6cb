import { useQuery } from '@tanstack/react-query'
import { LicenceList } from '../features/settings/licence-list'
import { licencesQuery } from '../features/settings/queries'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import { Skeleton } from '../ui/skeleton'

export function LicencesPage() {
  const { data, error } = useQuery(licencesQuery)
  return (
    <>
      <PaneHeader title="Licences">
        <LinkButton to="/settings" look="link">
          Back to settings
        </LinkButton>
      </PaneHeader>
      {data ? (
        <LicenceList licences={data} />
      ) : error ? (
        <Notice title="The licences could not be read">{error.message}</Notice>
      ) : (
        <Skeleton label="Reading the licences" />
      )}
    </>
  )
}
