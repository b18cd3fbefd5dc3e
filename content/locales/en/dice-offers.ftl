# Offers that are no choice, for both shells.
dice-never-better = never better than { $other }
