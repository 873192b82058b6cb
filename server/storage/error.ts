/** Storage could not be opened. The message is for the person who starts the program: what happened and what to do. */
export class StorageError extends Error {
  override name = 'StorageError'
}
