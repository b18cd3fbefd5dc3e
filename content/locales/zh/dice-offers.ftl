# 没有优势的行动，两种界面共用。
dice-never-better = 绝不优于“{ $other }”
