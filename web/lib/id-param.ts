/**
 * An id as one segment of an address, and back. The router escapes what a segment cannot hold; but `.` and `..` are
 * walked by every browser, escaped or not, so they get a `~` in front, and so does what begins with one.
 */
export const idParam = {
  write: (id: string): string => (/^(~|\.{1,2}$)/.test(id) ? `~${id}` : id),
  read: (segment: string): string => segment.replace(/^~/, ''),
}
