# Texts of the Caves page.

caves-page-new = New run
caves-page-runs = Saved runs
caves-page-canvas = The caves around you, drawn with tiles. The list of things in sight and the messages say the same in words.
caves-page-drop-here = Drop a pack or a saved run here
caves-page-hints = Hints for the first turns
caves-page-map-about = Click a place to walk there. < and > change the level.
caves-page-help-mouse = Click a place to walk there, a creature to fight it, rock beside you to dig, yourself to pick up or take stairs. Right-click to look. Scroll to zoom.
caves-page-help-touch = Tap a place to walk there, a creature to fight it, rock beside you to dig. Flick to take one step. Hold to look, pinch to zoom, drag slowly to see more of the level.

## Packs

caves-page-packs = Packs
caves-page-packs-about = A pack has its own creatures, items and levels. Open a caves.yaml, a folder or a zip, or drop it on this page.
caves-page-open-file = Open a pack
caves-page-open-folder = Open the folder of a pack
caves-page-remove = Remove this pack
caves-page-warned = Warnings about { $name }
caves-page-refused = { $name } cannot be opened
