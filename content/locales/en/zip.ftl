# What may speak against a zip.
problem-zip-broken = This is not a readable zip: { $reason }
problem-zip-large = The zip has { $bytes } bytes, but only { $most } are allowed.
problem-zip-entries = The zip has { $count } entries, but only { $most } are allowed.
problem-zip-inflated = { $name } would take { $bytes } bytes unpacked, but only { $most } are allowed.
problem-zip-total = The files in the zip would take { $bytes } bytes unpacked, but only { $most } are allowed.
problem-zip-ratio = { $name } grows more than { $most } times when unpacked: such zips are refused.
problem-zip-path = "{ $name }" leads outside the zip: only plain paths inside it are allowed.
problem-zip-link = "{ $name }" is a link: put the file itself into the zip.
problem-zip-secret = "{ $name }" is encrypted, or compressed in an unsupported way: use plain deflate.
