# Problems with zips.
problem-zip-broken = This is not a readable zip: its list of files is missing.
problem-zip-list = This is not a readable zip: its list of files is damaged.
problem-zip-overlap = This is not a readable zip: its files overlap.
problem-zip-missing = “{ $name }” in the zip is damaged: its data is missing.
problem-zip-size = “{ $name }” in the zip is damaged: its size is wrong.
problem-zip-checksum = “{ $name }” in the zip is damaged: its checksum is wrong.
problem-zip-packed = “{ $name }” in the zip is damaged: it cannot be unpacked.
problem-zip-large = The zip has { $bytes } bytes, but only { $most } are allowed.
problem-zip-entries = The zip has { $count } entries, but only { $most } are allowed.
problem-zip-inflated = { $name } unpacks to { $bytes } bytes, but only { $most } are allowed.
problem-zip-packed-large = { $name } has { $bytes } bytes in the zip, but only { $most } are allowed.
problem-zip-total = The files in the zip unpack to { $bytes } bytes, but only { $most } are allowed.
problem-zip-ratio = { $name } unpacks to more than { $most } times its size in the zip, which is not allowed.
problem-zip-path = “{ $name }” points outside the zip: use plain paths inside it.
problem-zip-link = “{ $name }” is a link: put the file itself into the zip.
problem-zip-secret = “{ $name }” is encrypted, or compressed in an unsupported way: use plain deflate.

# Files, also those in zips.
problem-unreadable = { $name } cannot be read: { $cause ->
    [missing] no such file or folder
    [forbidden] permission denied
    [folder] it is a folder
    [no-folder] a part of the path is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [loop] its links form a loop
    [long] the name is too long
   *[other] { $reason }
  }.
